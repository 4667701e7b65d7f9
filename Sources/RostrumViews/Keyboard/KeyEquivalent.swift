/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key writes, or that stands for it.
  public let character: Character

  /// The key that writes a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// The key that writes a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The key that goes up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key that goes down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key that goes left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key that goes right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that gives up.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes what is before.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what is after.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that goes to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that goes to the next field.
  public static let tab = KeyEquivalent("\t")
  /// The wide key.
  public static let space = KeyEquivalent(" ")
  /// The key that says that something is done.
  public static let `return` = KeyEquivalent("\r")

  /// The name of the key in the words of the web.
  package var name: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .escape: "Escape"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Enter"
    default: String(character).uppercased()
    }
  }

  /// The key of a name.
  package init?(name: String) {
    let named: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
      .pageUp, .pageDown, .tab, .space, .return,
    ]
    if let key = named.first(where: { $0.name == name }) {
      self = key
    } else if name.count == 1, let character = name.lowercased().first {
      self.init(character)
    } else {
      return nil
    }
  }
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// The set of the keys whose bits are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key that writes large letters.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key, which others call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key; where a keyboard has none, the control key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// All of them.
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}
