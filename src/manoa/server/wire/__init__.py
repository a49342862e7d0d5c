"""What goes over the wire: every body and frame, as msgspec structs. JSON Schema and TypeScript are made from these."""
