import Synchronization

/// The way in which users of this process sign out, which the program sets when it starts.
public final class SignOut: Sendable {
  /// The only instance.
  public static let shared = SignOut()

  private let state = Mutex<(@Sendable (String) async -> Void)?>(nil)

  /// Signs a user out, or `nil` if the program doesn't know how.
  public var action: (@Sendable (String) async -> Void)? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
