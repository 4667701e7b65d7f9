/// An interaction with an element that the element's content doesn't imply.
///
/// A button accepts taps because it is a button. A text accepts them if the app adds a gesture; its
/// state then has the interaction ``tap``. A host offers only the interactions listed here, because
/// the graph refuses events that nothing handles.
public enum ElementInteraction: Hashable, Sendable {
  /// The element accepts taps.
  case tap
  /// The element accepts this number of successive taps, at least two.
  case taps(Int)
  /// The element accepts a press that lasts this number of seconds.
  case longPress(seconds: Double)
  /// The element accepts drags, once the pointer has moved this number of points.
  case drag(distance: Double)
  /// The element accepts two fingers, once they have changed their distance by this share, or the angle
  /// between them by as many radians.
  case pinch(least: Double)
  /// The element is told the place of this number of successive taps.
  case spots(Int)
  /// The element tracks pointers that enter and leave it.
  case hover
  /// The element follows the place of a pointer above it.
  case hoverPlaces
  /// The element is notified when it is pressed and released.
  case press
  /// The element accepts these keys while the focus is on it or within it.
  case keys(KeyRequest)
  /// A keyboard shortcut presses the element.
  case shortcut(KeyboardShortcut)
  /// The element can have the keyboard focus. The host reports when it gets and loses it.
  case focus(FocusSource)
  /// The Tab key doesn't reach the element, even if it responds to a pointer.
  case unreachable
  /// Users of assistive technology can increment and decrement the element's value.
  case adjust
  /// Pulling the element down refreshes its content.
  case refresh(isRunning: Bool)
  /// The row can be deleted.
  case delete
  /// The row can be moved among its siblings.
  case move
  /// The return key submits the field.
  case submit
  /// Pressing the element provides the text on the user's clipboard.
  case paste
  /// The user can drag the element's content, which has these types, the most specific one first.
  case draggable(types: [String])
  /// What the user drags can be dropped on the element.
  case dropTarget(DropTarget)
  /// The app asks for the geometry of the element: see ``GeometryReport``.
  ///
  /// What the element shows depends on its geometry, so a host hides it while that isn't known.
  case measure(GeometryRequest, isKnown: Bool)

  /// The app asks for the preferences of the reader: see ``ReaderPreferences``.
  case prefer
  /// The user is asked before the page with the element is left.
  case stay
  /// The shortcuts for undoing and redoing are keys of the scene.
  case undo
  /// The app follows what the scroll view is doing: see ``ScrollPhase``.
  case scrollPhases
  /// The app follows which modifier keys are held.
  case modifierKeys(EventModifiers)
  /// The window is at a place, and has the size of the element, if the app has opened it.
  case window(WindowPlace)
  /// The content of the scroll view is anchored.
  case scrollAnchors(ScrollAnchors)
  /// The button repeats its action while it is held.
  case repeats
  /// The rows of the list or table have a menu, and maybe an action of their own.
  case rowMenu(hasPrimaryAction: Bool)
  /// The app draws the text once it knows how the host has set its lines: see ``TypesetText``.
  ///
  /// A host then shows the drawing, which is the last child of the text, instead of the letters.
  case typeset(isDrawn: Bool)

  /// The kind of the interaction.
  public var kind: Kind {
    switch self {
    case .tap: .tap
    case .taps: .taps
    case .longPress: .longPress
    case .drag: .drag
    case .pinch: .pinch
    case .spots: .spots
    case .hover: .hover
    case .hoverPlaces: .hoverPlaces
    case .press: .press
    case .keys: .keys
    case .shortcut: .shortcut
    case .focus: .focus
    case .unreachable: .unreachable
    case .adjust: .adjust
    case .refresh: .refresh
    case .delete: .delete
    case .move: .move
    case .submit: .submit
    case .paste: .paste
    case .draggable: .draggable
    case .dropTarget: .dropTarget
    case .measure: .measure
    case .prefer: .prefer
    case .stay: .stay
    case .undo: .undo
    case .scrollPhases: .scrollPhases
    case .modifierKeys: .modifierKeys
    case .window: .window
    case .scrollAnchors: .scrollAnchors
    case .repeats: .repeats
    case .rowMenu: .rowMenu
    case .typeset: .typeset
    }
  }

  /// The kinds of interactions, in the order in which a state holds them.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case tap, taps, longPress, drag, pinch, spots, hover, press, keys, shortcut, focus, adjust
    case refresh, delete, move, submit, paste, draggable, dropTarget, measure
    case prefer, stay, undo, rowMenu, unreachable, scrollPhases, scrollAnchors
    case repeats, hoverPlaces, typeset, modifierKeys, window
  }
}

/// The origin of an element's keyboard focus.
public enum FocusSource: Hashable, Sendable {
  /// The user, with the tab key or a pointer, as well as the app.
  case user
  /// The app only.
  case app
  /// Both, in the way of any control with the element's role.
  case control
}
