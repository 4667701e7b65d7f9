import RostrumDependencies
import RostrumRuntime

/// The sign-in of the browser that a session is connected to, or was connected to last.
///
/// A session may outlive the sign-in by which it began: its tab resumes it after its user has signed in
/// anew.
package final class CurrentSignIn: Sendable {
  private let state = Locked<String?>(nil)

  /// Creates the sign-in of a session without a browser.
  package init() {}

  /// The program's name of the sign-in, or `nil` if it has none.
  package var name: String? { state.value }

  func set(_ name: String?) { state.withLock { $0 = name } }
}

extension DependencyValues {
  /// The sign-in of the session, or `nil` outside of a web server.
  package var currentSignIn: CurrentSignIn? {
    get { self[CurrentSignInKey.self] }
    set { self[CurrentSignInKey.self] = newValue }
  }
}

private enum CurrentSignInKey: DependencyKey {
  static var liveValue: CurrentSignIn? { nil }
  static var testValue: CurrentSignIn? { nil }
}
