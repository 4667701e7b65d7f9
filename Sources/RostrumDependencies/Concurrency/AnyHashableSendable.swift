/// Any value that can be compared, hashed and sent, as one type.
///
/// It is for identities that many features make, such as those of effects to cancel:
///
/// ```swift
/// let ids: Set<AnyHashableSendable> = ["timer", AnyHashableSendable(standup.id)]
/// ```
///
/// Two are equal when `AnyHashable` says so of what they hold.
public struct AnyHashableSendable: Hashable, Sendable {
  /// What it holds.
  public let base: any Hashable & Sendable

  /// Wraps a value; one that is wrapped already is not wrapped again.
  ///
  /// - Parameter base: The value.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Whether two hold equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the value that it holds.
  ///
  /// - Parameter hasher: Takes the value in.
  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value's own description.
  public var description: String { String(describing: base) }

  /// The value's own description for people who look for mistakes.
  public var debugDescription: String { String(reflecting: base) }
}

extension AnyHashableSendable: CustomReflectable {
  /// The value's own parts.
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  /// Wraps a literal.
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  /// Wraps a literal.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  /// Wraps a literal.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  /// Wraps a literal.
  public init(stringLiteral value: String) { self.init(value) }
}
