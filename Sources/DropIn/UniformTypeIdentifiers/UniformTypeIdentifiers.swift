// The `UniformTypeIdentifiers` module.
@_exported import struct RostrumFoundation.UTType
