public import Rostrum

/// An app that greets the user who has signed in.
public struct GreetingApp: App {
  /// Creates the app.
  public init() {}

  /// The window.
  public var body: some Scene {
    WindowGroup("Greeting") { GreetingView() }
  }
}

struct GreetingView: View {
  @Dependency(\.userName) private var name
  @Dependency(\.signOut) private var signOut

  var body: some View {
    Text(verbatim: "Hello, \(name ?? "visitor")!")
    if let name, let signOut {
      Button("Sign out") { Task { await signOut(name) } }
    }
  }
}

extension DependencyValues {
  /// Signs a user out everywhere, or `nil` if the app can't.
  public var signOut: (@Sendable (String) async -> Void)? {
    get { self[SignOutKey.self] }
    set { self[SignOutKey.self] = newValue }
  }
}

private enum SignOutKey: DependencyKey {
  static var liveValue: (@Sendable (String) async -> Void)? { SignOut.shared.action }
  static var testValue: (@Sendable (String) async -> Void)? { nil }
}
