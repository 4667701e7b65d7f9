/// A key on the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types or that represents the key.
  public let character: Character

  /// Creates the key that types a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The Space bar.
  public static let space = KeyEquivalent(" ")
  /// The Clear key of numeric pads.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")

  /// The keys that have a name instead of a character.
  package static let named: Set<KeyEquivalent> = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
    .pageUp, .pageDown, .tab, .clear, .return,
  ]

  /// Whether the key types a character.
  package var typesCharacter: Bool { !Self.named.contains(self) }

  /// The key for the lowercase character, if this one types an uppercase character.
  ///
  /// A key is the same with and without Shift.
  public var unshifted: KeyEquivalent {
    character.lowercased().first.map { KeyEquivalent($0) } ?? self
  }
}
