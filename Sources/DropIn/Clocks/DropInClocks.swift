// The `Clocks` module.
@_exported import RostrumDependencies
