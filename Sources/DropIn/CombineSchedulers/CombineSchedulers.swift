// The `CombineSchedulers` module.
@_exported import RostrumCombine
