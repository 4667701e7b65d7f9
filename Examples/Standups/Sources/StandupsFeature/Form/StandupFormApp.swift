public import Rostrum

/// An app that consists of the form for a standup, for programs outside of the package.
public struct StandupFormApp: App {
  @State private var store = Store(initialState: StandupForm.State(standup: .mock)) {
    StandupForm()
  }

  /// Creates the app.
  public init() {}

  /// The window with the form.
  public var body: some Scene {
    WindowGroup { StandupFormView(store: store) }
  }
}
