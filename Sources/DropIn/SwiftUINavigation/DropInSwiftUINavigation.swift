// The `SwiftUINavigation` module: the `SwiftNavigation` module and its views.
@_exported import Rostrum
