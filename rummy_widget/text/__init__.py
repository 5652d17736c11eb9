"""Every sentence that is said to people, in each language, and the pictures of racks."""
