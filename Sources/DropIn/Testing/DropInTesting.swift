// What `import ComposableArchitecture` means in tests: the features, test stores and the test host.
@_exported import DropInComposableArchitecture
@_exported import RostrumTesting
