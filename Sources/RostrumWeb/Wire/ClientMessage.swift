import RostrumViews

/// A message from a browser.
enum ClientMessage: Hashable, Sendable {
  /// Asks for a session; the first message of every socket.
  case join(Join)
  /// A value that an earlier launch in the same tab has kept; follows the welcome of a new session.
  case kept(name: String, text: String)
  /// Something the user did. Numbered, and answered by a frame that names the number.
  case event(ClientEvent)
  /// The user has edited a text. Numbered among the events.
  case edit(ClientEdit)
  /// A piece of the text that a later message carries.
  case more(String)
  /// The browser has applied all frames up to this number.
  case ack(UInt64)
  /// The browser could not apply a frame and needs the whole tree.
  case mount
  /// The tab closes: the session can go at once.
  case bye
  /// The tab has come to the front, or has gone to the background.
  case shown(Bool)

  /// What a browser knows when it joins.
  struct Join: Hashable, Sendable {
    /// The digest of the page that the browser shows, as the page carries it.
    var digest: String?
    /// The token of the session that the browser had; `nil` for a new page.
    var resume: String?
    /// The number of the last frame that the browser has applied.
    var seen: UInt64
    /// The number of ``ClientMessage/kept(name:text:)`` messages that follow the welcome of a new
    /// session.
    var kept = 0
    /// What the page and the browser say about themselves.
    var scene = Scene()
  }

  /// What a page and its browser say about themselves when they join.
  struct Scene: Hashable, Sendable {
    /// The address of the page.
    var url: String?
    /// Whether the user prefers dark colours.
    var isDark = false
    /// Whether the window is narrow.
    var isCompact = false
  }

  /// The last frame that the browser has applied, if the message is an event that says so.
  var seen: UInt64? {
    switch self {
    case .event(let event): event.seen
    case .edit(let edit): edit.seen
    default: nil
    }
  }

  /// The number of the event, if the message is one.
  var sequence: UInt64? {
    switch self {
    case .event(let event): event.sequence
    case .edit(let edit): edit.sequence
    default: nil
    }
  }
}

extension ClientMessage {
  /// The message with more text before its own; `nil` if it carries none.
  func prefixed(with text: String) -> ClientMessage? {
    switch self {
    case .kept(let name, let end):
      return .kept(name: name, text: text + end)
    case .edit(var edit):
      edit.splice.inserted = text + edit.splice.inserted
      return .edit(edit)
    case .event(var event):
      guard case .setText(let end) = event.event.action else { return nil }
      event.event = UserEvent(event.event.element, .setText(text + end))
      return .event(event)
    default:
      return nil
    }
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
  /// The browser has applied all frames up to this number; `nil` if it has said so before.
  var seen: UInt64?
}
