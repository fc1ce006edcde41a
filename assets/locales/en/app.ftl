# The window: its screens, panels and settings.
