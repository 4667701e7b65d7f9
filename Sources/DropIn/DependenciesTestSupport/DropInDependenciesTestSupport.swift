// The `DependenciesTestSupport` module: the traits of tests.
@_exported import RostrumDependencies
@_exported import RostrumTesting
