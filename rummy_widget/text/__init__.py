"""All sentences shown to people, in each language, and the pictures of racks."""
