import Rostrum
import StandupsFeature

/// The form of the Standups example.
struct FormApp: App {
  @State private var store = Store(
    initialState: StandupForm.State(standup: .mock)
  ) {
    StandupForm()
  }

  var body: some Scene {
    WindowGroup { StandupFormView(store: store) }
  }
}
