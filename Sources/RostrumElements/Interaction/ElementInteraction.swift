/// A way of acting on an element that the element's content doesn't imply.
///
/// A button accepts taps because it is a button. A text accepts them where the app adds a gesture;
/// its state then has the interaction ``tap``. A host offers what is listed, and nothing else: the
/// graph refuses an event that nothing handles.
public enum ElementInteraction: Hashable, Sendable {
  /// The element takes taps.
  case tap
  /// The element takes this number of taps in a row, which is at least two.
  case taps(Int)
  /// The element takes a press that lasts this number of seconds.
  case longPress(seconds: Double)
  /// The element takes drags, once the pointer has moved by this number of points.
  case drag(distance: Double)
  /// The element takes pointers that enter and leave.
  case hover
  /// The element takes the moments at which it is pressed and released.
  case press
  /// The element, or one within it, takes these keys while it has the focus.
  case keys(Set<KeyEquivalent>)
  /// A keyboard shortcut presses the element.
  case shortcut(KeyboardShortcut)
  /// The element takes the keyboard focus, from the user or only from the app.
  case focus(FocusSource)
  /// Users of assistive technology step the value of the element up and down.
  case adjust
  /// Pulling the element down refreshes what it shows.
  case refresh(isRunning: Bool)
  /// The row can be deleted.
  case delete
  /// The row can be moved among its siblings.
  case move
  /// The return key submits the field.
  case submit
  /// Pressing the element hands over the text on the user's clipboard.
  case paste

  /// The kind of the interaction.
  public var kind: Kind {
    switch self {
    case .tap: .tap
    case .taps: .taps
    case .longPress: .longPress
    case .drag: .drag
    case .hover: .hover
    case .press: .press
    case .keys: .keys
    case .shortcut: .shortcut
    case .focus: .focus
    case .adjust: .adjust
    case .refresh: .refresh
    case .delete: .delete
    case .move: .move
    case .submit: .submit
    case .paste: .paste
    }
  }

  /// The kinds of interactions, in the order in which a state holds them.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case tap, taps, longPress, drag, hover, press, keys, shortcut, focus, adjust, refresh, delete
    case move, submit, paste
  }
}

/// Where the keyboard focus of an element can come from.
public enum FocusSource: Hashable, Sendable {
  /// From the user, with the tab key or a pointer, and from the app.
  case user
  /// From the app alone.
  case app
}
