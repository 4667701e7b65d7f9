import RostrumHTML
import RostrumSessions

extension StoringStatus {
  /// The notice for users; `nil` if sessions are stored or pending.
  var notice: ClientNotice? { isFailing ? .unstored : nil }
}
