import RostrumSessions

extension WebServer.Limits.Quota {
  /// The quota, by which sessions are counted.
  var ofSessions: RostrumSessions.Quota {
    RostrumSessions.Quota(perUser: perUser, perOrigin: perAddress, total: total)
  }
}
