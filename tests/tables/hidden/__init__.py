"""Tables at which hands are hidden, several choose at the same time, and chance acts too."""
