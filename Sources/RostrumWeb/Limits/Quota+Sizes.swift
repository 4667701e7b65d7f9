import RostrumSessions

extension WebServer.Limits.Quota {
  /// The quota, for the sizes of sessions.
  var sizes: SessionSizes.Limits {
    SessionSizes.Limits(perUser: perUser, perOrigin: perAddress, total: total)
  }
}
