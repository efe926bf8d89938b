"""Shared building blocks for the part pictures: materials, shapes, studio."""
