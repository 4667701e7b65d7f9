// The `DependenciesMacros` module.
@_exported import RostrumDependencies
