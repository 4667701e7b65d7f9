// The `Dependencies` module.
@_exported import RostrumDependencies
