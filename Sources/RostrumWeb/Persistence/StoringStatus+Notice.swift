import RostrumSessions

extension StoringStatus {
  /// What readers are told; `nil` if sessions are stored or wait.
  var notice: ClientNotice? { isFailing ? .unstored : nil }
}
