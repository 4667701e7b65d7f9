#if CommandLine
  import ArgumentParser

  /// The options for the limits of a server.
  struct LimitOptions: ParsableArguments {
    @Option(help: "The maximum number of sessions.")
    var limitSessions: Int?
    @Option(help: "The maximum number of a user's sessions.")
    var limitSessionsPerUser: Int?
    @Option(help: "The maximum number of sessions from one address.")
    var limitSessionsPerAddress: Int?

    @Option(help: "The maximum number of WebSockets.")
    var limitSockets: Int?
    @Option(help: "The maximum number of a user's WebSockets.")
    var limitSocketsPerUser: Int?
    @Option(help: "The maximum number of WebSockets from one address.")
    var limitSocketsPerAddress: Int?

    @Option(help: "The maximum number of joins a minute.")
    var limitJoins: Int?
    @Option(help: "The maximum number of a user's joins a minute.")
    var limitJoinsPerUser: Int?
    @Option(help: "The maximum number of joins a minute from one address.")
    var limitJoinsPerAddress: Int?

    @Option(help: "The maximum number of connections.")
    var limitConnections: Int?
    @Option(help: "The maximum number of connections from one address.")
    var limitConnectionsPerAddress: Int?

    @Option(help: "The maximum size of the saved data of all users, in bytes.")
    var limitStoredBytes: Int?
    @Option(help: "The maximum size of the saved data of a user, in bytes.")
    var limitStoredBytesPerUser: Int?

    @Option(help: "The maximum size of the states of all sessions in memory, in bytes.")
    var limitSessionBytes: Int?
    @Option(help: "The maximum size of the states of a user's sessions in memory, in bytes.")
    var limitSessionBytesPerUser: Int?
    @Option(help: "The maximum size of the states of sessions from one address, in bytes.")
    var limitSessionBytesPerAddress: Int?

    @Option(help: "The maximum size of all stored sessions, in bytes.")
    var limitStoredSessionBytes: Int?
    @Option(help: "The maximum size of a user's stored sessions, in bytes.")
    var limitStoredSessionBytesPerUser: Int?
    @Option(help: "The maximum size of stored sessions from one address, in bytes.")
    var limitStoredSessionBytesPerAddress: Int?

    @Option(help: "The maximum size of a value of the database, in bytes.")
    var limitSharedValueBytes: Int?

    @Option(help: "The maximum size of the files in all sessions, in bytes.")
    var limitUploadedBytes: Int?
    @Option(help: "The maximum size of the files in a user's sessions, in bytes.")
    var limitUploadedBytesPerUser: Int?

    /// The default limits, with those that are given.
    var limits: WebServer.Limits {
      var limits = WebServer.Limits()
      limits.sessions.set(limitSessionsPerUser, limitSessionsPerAddress, limitSessions)
      limits.sockets.set(limitSocketsPerUser, limitSocketsPerAddress, limitSockets)
      limits.joinsPerMinute.set(limitJoinsPerUser, limitJoinsPerAddress, limitJoins)
      limits.connections.set(nil, limitConnectionsPerAddress, limitConnections)
      limits.storedBytes.set(limitStoredBytesPerUser, nil, limitStoredBytes)
      limits.sessionBytes.set(
        limitSessionBytesPerUser, limitSessionBytesPerAddress, limitSessionBytes)
      limits.storedSessionBytes.set(
        limitStoredSessionBytesPerUser, limitStoredSessionBytesPerAddress, limitStoredSessionBytes)
      limits.sharedValueBytes = limitSharedValueBytes ?? limits.sharedValueBytes
      limits.uploadedBytes.set(limitUploadedBytesPerUser, nil, limitUploadedBytes)
      return limits
    }

    func validate() throws {
      let limits = limits
      let quotas = [
        limits.sessions, limits.sockets, limits.joinsPerMinute, limits.connections,
        limits.storedBytes, limits.uploadedBytes, limits.sessionBytes, limits.storedSessionBytes,
      ]
      guard quotas.allSatisfy({ min($0.perUser, $0.perAddress, $0.total) > 0 }),
        limits.sharedValueBytes > 0
      else {
        throw ValidationError("A limit is at least 1.")
      }
    }
  }

  extension WebServer.Limits.Quota {
    fileprivate mutating func set(_ perUser: Int?, _ perAddress: Int?, _ total: Int?) {
      self.perUser = perUser ?? self.perUser
      self.perAddress = perAddress ?? self.perAddress
      self.total = total ?? self.total
    }
  }
#endif
