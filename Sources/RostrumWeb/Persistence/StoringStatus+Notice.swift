import RostrumHTML
import RostrumSessions

extension StoringStatus {
  /// The notice for the user of a session; `nil` if the session is stored or pending.
  func notice(for number: UInt64) -> ClientNotice? { isFailing(for: number) ? .unstored : nil }
}
