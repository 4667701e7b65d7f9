// The `ConcurrencyExtras` module.
@_exported import RostrumDependencies
