extension WebServer {
  /// The sessions of the server.
  public var sessions: Sessions { Sessions(store: store) }

  /// The sessions of a server.
  @MainActor
  public struct Sessions {
    let store: SessionStore

    /// The number of sessions, connected or waiting for their browsers to reconnect.
    public var count: Int { store.count }

    /// Ends all sessions of a user, and closes their sockets.
    ///
    /// Call it when a user signs out, changes a password or loses a permission, after the program
    /// has taken back what ``Configuration/identity`` accepts. Open pages ask their readers to
    /// reload them. What the user has saved stays.
    ///
    /// O(*n*) in the sessions.
    ///
    /// - Parameter user: The name of the user.
    public func revoke(_ user: String) {
      store.revoke(UserID(name: user))
    }

    /// Calls ``Configuration/identity`` again for the open pages of a user, and closes those that
    /// are no longer the user's.
    ///
    /// Call it when a user signs out on one device, after the program has taken back what
    /// ``Configuration/identity`` accepts there. The pages of the device load themselves again, and so
    /// lead to where users sign in; the user's pages on other devices stay as they are. It applies to
    /// this process: one of several calls it in each.
    ///
    /// O(*n*) in the sessions.
    ///
    /// - Parameter user: The name of the user.
    public func identifyAgain(_ user: String) {
      store.identifyAgain(UserID(name: user))
    }
  }
}
