/// Whether a user can select texts.
@MainActor @preconcurrency
public protocol TextSelectability {
  /// Whether a user can.
  static var allowsSelection: Bool { get }
}

/// A user can select texts.
public struct EnabledTextSelectability: TextSelectability {
  /// A user can.
  public static let allowsSelection = true
}

/// A user cannot select texts.
public struct DisabledTextSelectability: TextSelectability {
  /// A user cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A user can select texts.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A user cannot select texts.
  public static var disabled: Self { Self() }
}
