/// The names of the messages that a browser sends, except for the numbered events: see
/// `Documentation/WireProtocol.md`.
package enum ClientWord: String, CaseIterable {
  /// Requests a session.
  case join
  /// A value that the tab has stored.
  case kept
  /// A part of the text in a later message.
  case more
  /// The browser has applied all frames up to a number.
  case ack
  /// The browser needs the whole tree.
  case mount
  /// The tab is now in the foreground or in the background.
  case shown
  /// The tab leaves the page.
  case bye
  /// The browser asks whether the server is still there.
  case ping
}

/// The names of a user's actions in the numbered events of a browser; see
/// `Documentation/WireProtocol.md`.
package enum ClientAction: String, CaseIterable {
  case tap, focus, blur, submit, dismiss, delete, refresh
  case text, textRange, edit, paste, on, press, step, number, select, back, move
  case hold, taps, hover, key, keyRepeat, keyUp, drag, measure, open, prefer
  case drop, insert, target, pinch, spot, hoverPlace
  case plot, choose, scrollPhase, typeset, held
}

/// The names of the messages that a server sends, except for the numbered frames.
package enum ServerWord: String, CaseIterable {
  /// The session was created or resumed.
  case welcome
  /// What the page tells the reader until further notice.
  case notice
  /// What the overlay for development shows.
  case overlay
  /// The server is still there.
  case pong
}
