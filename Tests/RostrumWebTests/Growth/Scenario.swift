import RostrumScenes

/// A view, and something that a user can do with it again and again.
@MainActor protocol Scenario: View {
  init()
  /// Does it once, and puts everything back.
  static func round(_ number: Int, _ visitor: Visitor) async
}

/// The app that shows a scenario.
struct ScenarioApp<Content: Scenario>: App {
  var body: some Scene {
    WindowGroup("Scenario") { Content() }
  }
}
