// The `ComposableArchitecture` module of tests: features, test stores and the test host.
@_exported import DropInComposableArchitecture
@_exported import RostrumTesting
