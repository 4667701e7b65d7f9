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

  /// The key that writes the small letter, where this one writes a large one.
  ///
  /// A key is the same with and without shift.
  public var unshifted: KeyEquivalent {
    character.lowercased().first.map { KeyEquivalent($0) } ?? self
  }
}
