/// A way into one case of an enum and back: it makes a root from a value, and takes the value out.
///
/// Macros generate case paths; code that runs often turns a ``CaseKeyPath`` into a case path once
/// and keeps it, because calling one costs two plain function calls and no allocation:
///
/// ```swift
/// let path = AnyCasePath(\Action.Cases.detail)  // once, when a reducer is built
/// let child = path.extract(from: action)        // on every send
/// ```
///
/// A case path of a case with several associated values has a tuple as its value, one of a case
/// without associated values has `Void`.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  // NB: `nonisolated(unsafe)` because the functions that macros generate in generic enums cannot be
  // `@Sendable`: they name the enum's type parameters, whose conformances might be bound to an actor.
  // They use no conformance, capture nothing else, and so may run anywhere.

  @usableFromInline
  nonisolated(unsafe) let embedding: (consuming Value) -> Root

  @usableFromInline
  nonisolated(unsafe) let extraction: (Root) -> Value?

  /// Makes a case path from its two directions.
  ///
  /// Extracting what was embedded must give the same value back, and extracting from any other
  /// case must give `nil`.
  ///
  /// - Parameters:
  ///   - embed: Makes a root from a value.
  ///   - extract: Takes the value out of a root, or returns `nil` when another case is active.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embedding = embed
    self.extraction = extract
  }

  /// Makes a case path from functions that capture nothing, for ``CasePathable()``.
  ///
  /// - Parameters:
  ///   - embed: Makes a root from a value; must capture nothing but types.
  ///   - extract: Takes the value out of a root; must capture nothing but types.
  @inlinable
  public init(
    _$embed embed: @escaping (consuming Value) -> Root,
    _$extract extract: @escaping (Root) -> Value?
  ) {
    self.embedding = embed
    self.extraction = extract
  }

  /// Makes a root whose active case holds the value.
  ///
  /// - Parameter value: The associated value.
  /// - Returns: The root.
  @inlinable
  public func embed(_ value: consuming Value) -> Root {
    embedding(value)
  }

  /// Takes the value out of a root.
  ///
  /// - Parameter root: The value to look into.
  /// - Returns: The associated value, or `nil` when another case is active.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }
}

extension AnyCasePath where Root == Value {
  /// Makes the case path from a type to itself, which matches every value.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}
