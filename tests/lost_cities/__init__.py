"""Lost Cities."""
