extension WebServer {
  /// The shares of a server's capacity that one user, one address and everyone may take.
  ///
  /// ```swift
  /// var limits = WebServer.Limits()
  /// limits.sessions.perUser = 10
  /// configuration.limits = limits
  /// ```
  ///
  /// A page beyond a limit tells its reader that the server is busy, or that too many pages are
  /// open, and connects when it can. An address is an IPv4 address, or the 64-bit prefix of an IPv6
  /// address; behind a proxy in ``Configuration/trustedProxies`` it is that of the proxy's client.
  public struct Limits: Hashable, Sendable {
    /// A limit of what one user, one address and everyone may have at a time.
    public struct Quota: Hashable, Sendable {
      /// The maximum for one user.
      public var perUser: Int
      /// The maximum for all users at one address.
      public var perAddress: Int
      /// The maximum for everyone.
      public var total: Int

      /// Creates a quota.
      ///
      /// - Parameters:
      ///   - perUser: The maximum for one user.
      ///   - perAddress: The maximum for all users at one address.
      ///   - total: The maximum for everyone.
      public init(perUser: Int, perAddress: Int, total: Int) {
        self.perUser = perUser
        self.perAddress = perAddress
        self.total = total
      }
    }

    /// Sessions, connected or waiting for their browsers.
    public var sessions = Quota(perUser: 100, perAddress: 1_000, total: 10_000)
    /// WebSockets.
    public var sockets = Quota(perUser: 100, perAddress: 1_000, total: 10_000)
    /// Joins within a minute, of new sessions or earlier ones.
    public var joinsPerMinute = Quota(perUser: 120, perAddress: 1_200, total: 12_000)
    /// Connections of any kind; nobody's connections are counted as those of a user.
    public var connections = Quota(perUser: .max, perAddress: 2_000, total: 20_000)
    /// Bytes in the files of shared values, and in a user's values of the database; those at one
    /// address aren't counted.
    ///
    /// A user's values are counted exactly when one of them is written. The total includes the values
    /// of the users for whom the process has written some.
    public var storedBytes = Quota(
      perUser: 64 * 1024 * 1024, perAddress: .max, total: 16 * 1024 * 1024 * 1024)

    /// The bytes of one value of the database, which is read and written as a whole.
    public var sharedValueBytes = 16 * 1024 * 1024

    /// Bytes that the states of sessions in memory have when they are stored.
    ///
    /// If there are more, the session that has been waiting for its browser for the longest time leaves
    /// memory; if none waits, it is the one that has grown. A session takes two to three times as much
    /// memory as its stored state.
    public var sessionBytes = Quota(
      perUser: 32 * 1024 * 1024, perAddress: 128 * 1024 * 1024, total: 384 * 1024 * 1024)

    /// Bytes of sessions in the storage.
    ///
    /// If there are more, the oldest sessions that no process runs are deleted within a few seconds.
    public var storedSessionBytes = Quota(
      perUser: 64 * 1024 * 1024, perAddress: 256 * 1024 * 1024, total: 4 * 1024 * 1024 * 1024)

    /// Bytes in the files of running sessions; those at one address aren't counted.
    ///
    /// They are the files that users choose, and copies of those they get. No file can be larger
    /// than its user's share.
    public var uploadedBytes = Quota(
      perUser: 256 * 1024 * 1024, perAddress: .max, total: 16 * 1024 * 1024 * 1024)

    /// Creates the default limits.
    public init() {}
  }
}
