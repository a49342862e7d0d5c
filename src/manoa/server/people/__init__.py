"""Who somebody is: names, passwords and the secrets that stand for a person."""
