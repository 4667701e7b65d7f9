import Foundation
import NIOCore
import RostrumHTML
import RostrumSessions
import RostrumWeb
import Testing

extension SessionStore {
  /// Joins, and launches the app at once if the session is new.
  ///
  /// - Returns: The session and what the browser got.
  func enter(
    _ join: ClientMessage.Join = .init(digest: nil, resume: nil, seen: 0),
    kept: [String: String] = [:], user: UserID, locales: [Locale] = [], peer: RecordingPeer,
    found: SessionStore.Found = .nothing
  ) throws -> (session: Session, messages: [String]) {
    let admission = try self.join(
      join, user: user, locales: locales, peer: peer, found: found)
    let before = peer.messages.count
    if admission.isNew { begin(admission.session, join, kept: kept) }
    let first = peer.messages[before...]
    peer.messages.removeSubrange(before...)
    let welcome = admission.messages.map { String(buffer: $0) }
    return (admission.session, welcome + first)
  }
}
