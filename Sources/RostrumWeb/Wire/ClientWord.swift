/// The names of the messages that a browser sends, except for the numbered events: see
/// `Documentation/WireProtocol.md`.
enum ClientWord: String, CaseIterable {
  /// Asks for a session.
  case join
  /// A value that the tab has kept.
  case kept
  /// A piece of the text in a later message.
  case more
  /// All frames up to a number are applied.
  case ack
  /// The browser needs the whole tree.
  case mount
  /// The tab has come to the front, or has gone to the background.
  case shown
  /// The tab closes.
  case bye
}

/// The names of what a user does, in the numbered events of a browser: see
/// `Documentation/WireProtocol.md`.
enum ClientAction: String, CaseIterable {
  case tap, focus, blur, submit, dismiss, delete, refresh
  case text, edit, on, press, step, number, select, back, move
  case hold, taps, hover, key, drag
}

/// The names of the messages that a server sends, except for the numbered frames.
enum ServerWord: String, CaseIterable {
  /// The browser has a session.
  case welcome
}
