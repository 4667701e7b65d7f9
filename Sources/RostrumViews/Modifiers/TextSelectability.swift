/// Whether a user can select texts.
@MainActor @preconcurrency
public protocol TextSelectability {
  /// Whether a user can select texts.
  static var allowsSelection: Bool { get }
}

/// A user can select texts.
public struct EnabledTextSelectability: TextSelectability {
  /// Users can select texts.
  public static let allowsSelection = true
}

/// Users can't select texts.
public struct DisabledTextSelectability: TextSelectability {
  /// Users can't select texts.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A user can select texts.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Users can't select texts.
  public static var disabled: Self { Self() }
}
