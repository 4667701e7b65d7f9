// The `Combine` module.
@_exported import RostrumCombine
