import Foundation
import RostrumElements

/// A message from a browser.
package enum ClientMessage: Hashable, Sendable {
  /// Requests a session; the first message of every socket.
  case join(Join)
  /// A value that an earlier launch in the same tab has stored; follows the welcome of a new
  /// session.
  case kept(name: String, text: String)
  /// An action of the user. It is numbered, and confirmed by a frame with the number.
  case event(ClientEvent)
  /// An edit of a text, numbered among the events.
  case edit(ClientEdit)
  /// A part of a text that a later message completes.
  case more(String)
  /// Removes the frames up to a number, which the browser has applied.
  case ack(UInt64)
  /// The browser couldn't apply a frame, and needs the whole tree.
  case mount
  /// The tab leaves the page, which it may load again: the session waits for it.
  case bye
  /// The tab is now in the foreground or in the background.
  case shown(Bool)
  /// Asks whether the server is still there, which a browser can't see of a connection.
  case ping
  /// A message with a field that is missing or has a wrong value, which has no effect.
  case damaged(Damage)

  /// What is known of a damaged message.
  package struct Damage: Hashable, Sendable {
    /// The name of the message, unless it is an event or has no name of the protocol.
    package var word: ClientWord?
    /// The number of the event, which counts as processed.
    package var sequence: UInt64?

    package init(word: ClientWord? = nil, sequence: UInt64? = nil) {
      self.word = word
      self.sequence = sequence
    }
  }

  /// The contents of a browser's request to join.
  package struct Join: Hashable, Sendable {
    /// The digest of the page that the browser shows.
    package var digest: String?
    /// The token of the session to resume, or `nil` for a new session.
    package var resume: String?
    /// The number of the last frame that the browser has applied.
    package var seen: UInt64
    /// The number of ``ClientMessage/kept(name:text:)`` messages that follow the welcome of a new
    /// session.
    package var kept = 0
    /// The version of the page's client, or `nil` if the page is shown with any.
    package var client: String?
    /// Information about the page and the browser.
    package var scene = Scene()

    package init(
      digest: String? = nil, resume: String? = nil, seen: UInt64, kept: Int = 0,
      client: String? = nil, scene: Scene = Scene()
    ) {
      self.digest = digest
      self.resume = resume
      self.seen = seen
      self.kept = kept
      self.client = client
      self.scene = scene
    }

    /// Whether the page has applied no frame yet: it was just loaded, or loaded again.
    package var isNewPage: Bool { digest?.isEmpty == false }
  }

  /// Information about a page and its browser at the join.
  package struct Scene: Hashable, Sendable {
    /// The address of the page.
    package var url: String?
    /// Whether the user prefers dark colors.
    package var isDark = false
    /// Whether the window is narrower than ``regularWidth``.
    package var isCompact = false

    package init(url: String? = nil, isDark: Bool = false, isCompact: Bool = false) {
      self.url = url
      self.isDark = isDark
      self.isCompact = isCompact
    }

    /// The width in points from which a window isn't narrow, for the client, too.
    package static let regularWidth = 600.0

    /// The path and the query of the address, or `nil` if the page has none.
    package var address: String? {
      guard let url, let components = URLComponents(string: url) else { return nil }
      return components.percentEncodedPath + (components.percentEncodedQuery.map { "?" + $0 } ?? "")
    }
  }

  /// The last frame that the browser has applied, if the message is an event that confirms it.
  package var seen: UInt64? {
    switch self {
    case .event(let event): event.seen
    case .edit(let edit): edit.seen
    default: nil
    }
  }

  /// The number of the event, if the message is one.
  package var sequence: UInt64? {
    switch self {
    case .event(let event): event.sequence
    case .edit(let edit): edit.sequence
    case .damaged(let damage): damage.sequence
    default: nil
    }
  }
}

extension ClientMessage {
  /// The message without its effect, because a part of its text is missing.
  package var torn: ClientMessage {
    if case .kept = self { return .damaged(Damage(word: .kept)) }
    return .damaged(Damage(sequence: sequence))
  }

  /// Returns the message with text inserted before its own, or `nil` if it contains no text.
  package func prefixed(with text: String) -> ClientMessage? {
    switch self {
    case .kept(let name, let end):
      return .kept(name: name, text: text + end)
    case .edit(var edit):
      edit.splice.inserted = text + edit.splice.inserted
      return .edit(edit)
    case .event(var event):
      let action: UserEvent.Action
      switch event.event.action {
      case .setText(let end): action = .setText(text + end)
      case .paste(let end): action = .paste(text + end)
      default: return nil
      }
      event.event = UserEvent(event.event.element, action)
      return .event(event)
    default:
      return nil
    }
  }
}

/// A numbered event of a user.
package struct ClientEvent: Hashable, Sendable {
  /// The number of the event in the session, starting at 1.
  package var sequence: UInt64
  /// The action of the user.
  package var event: UserEvent
  /// The browser's count of edits of the field, for text.
  package var revision: UInt64?
  /// The number of the last frame that the browser has applied, or `nil` if it was confirmed
  /// before.
  package var seen: UInt64?

  package init(
    sequence: UInt64, event: UserEvent, revision: UInt64? = nil, seen: UInt64? = nil
  ) {
    self.sequence = sequence
    self.event = event
    self.revision = revision
    self.seen = seen
  }
}
