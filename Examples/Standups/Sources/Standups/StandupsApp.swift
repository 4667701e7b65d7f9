import Rostrum
import RostrumWeb
import StandupsFeature

/// An app for daily meetings: who speaks, for how long, and what was said.
@main
struct StandupsApp: App {
  // Each session of the server has its own store: Documentation/DropIn.md, "Static properties".
  static let store = Store(initialState: Demo.launchState) {
    AppFeature()
  } withDependencies: {
    if let clock = Demo.clock { $0.continuousClock = clock }
  }

  var body: some Scene {
    WindowGroup("Standups") {
      AppView(store: Self.store)
    }
  }
}
