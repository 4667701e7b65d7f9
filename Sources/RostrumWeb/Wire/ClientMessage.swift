import RostrumViews

/// A message from a browser.
enum ClientMessage: Hashable, Sendable {
  /// Asks for a session; the first message of every socket.
  case join(Join)
  /// Something the user did. Numbered, and answered by a frame that names the number.
  case event(ClientEvent)
  /// The browser has applied all frames up to this number.
  case ack(UInt64)
  /// The tab closes: the session can go at once.
  case bye
  /// The tab is in front of the user, or not any more.
  case shown(Bool)

  /// What a browser knows when it joins.
  struct Join: Hashable, Sendable {
    /// The digest of the page that the browser shows, as the page carries it.
    var digest: String?
    /// The token of the session that the browser had; `nil` for a new page.
    var resume: String?
    /// The number of the last frame that the browser has applied.
    var seen: UInt64
    /// The number of the browser's last event of which it knows that the server has it.
    var sent: UInt64
    /// What the page and the browser say about themselves.
    var scene = Scene()
  }

  /// What a page and its browser say about themselves when they join.
  struct Scene: Hashable, Sendable {
    /// The address of the page.
    var url: String?
    /// What an earlier launch in the same tab has kept, by name.
    var values: [String: String] = [:]
    /// Whether the user prefers dark colours.
    var isDark = false
    /// Whether the window is narrow.
    var isCompact = false
  }
}

/// A numbered event of a user.
struct ClientEvent: Hashable, Sendable {
  /// Counts 1, 2, 3 … per session.
  var sequence: UInt64
  /// What the user did.
  var event: UserEvent
  /// The browser's count of edits of the field, for text.
  var revision: UInt64?
}
