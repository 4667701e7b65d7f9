/// A type-erased value that is hashable and sendable.
///
/// Use it for IDs of different types, such as the cancellation IDs of effects:
///
/// ```swift
/// let ids: Set<AnyHashableSendable> = ["timer", AnyHashableSendable(standup.id)]
/// ```
///
/// Two values are equal if their wrapped values are equal as `AnyHashable` values.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The wrapped value.
  public let base: any Hashable & Sendable

  /// Creates a type-erased value; a value that is already type-erased isn't wrapped again.
  ///
  /// - Parameter base: The value to wrap.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Whether the wrapped values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the wrapped value.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible {
  /// The description of the wrapped value.
  public var description: String { String(describing: base) }

  /// The debug description of the wrapped value.
  public var debugDescription: String { String(reflecting: base) }
}

extension AnyHashableSendable: CustomReflectable {
  /// The mirror of the wrapped value.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  /// Creates a type-erased Boolean literal.
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  /// Creates a type-erased integer literal.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  /// Creates a type-erased floating-point literal.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  /// Creates a type-erased string literal.
  public init(stringLiteral value: String) { self.init(value) }
}
