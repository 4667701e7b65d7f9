// The `Combine` module.
@_exported import Observation
@_exported import RostrumCombine
