/// A pair of functions that embed a value in a case of an enum and extract it again.
///
/// Macros generate case paths. Code that runs often converts a ``CaseKeyPath`` to a case path once
/// and stores it, because using a case path costs a function call and no allocation:
///
/// ```swift
/// let path = AnyCasePath(\Action.Cases.detail)  // once, when a reducer is built
/// let child = path.extract(from: action)        // on every send
/// ```
///
/// The value of a case with several associated values is a tuple; that of a case without associated
/// values is `Void`.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  // NB: `nonisolated(unsafe)` because functions that macros generate in generic enums can't be
  // `@Sendable`: they name the enum's type parameters, whose conformances might be isolated. They
  // use no conformance and capture nothing else, so they are safe to call anywhere.

  @usableFromInline
  nonisolated(unsafe) let embedding: (consuming Value) -> Root

  @usableFromInline
  nonisolated(unsafe) let extraction: (Root) -> Value?

  /// Makes a case path from a pair of functions.
  ///
  /// Extracting an embedded value must return that value, and extracting from any other case must
  /// return `nil`.
  ///
  /// - Parameters:
  ///   - embed: Makes a root from a value.
  ///   - extract: Returns the value of a root, or `nil` if a different case is active.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embedding = embed
    self.extraction = extract
  }

  /// Makes a case path from functions without captures, for ``CasePathable()``.
  ///
  /// - Parameters:
  ///   - embed: Makes a root from a value. It must capture nothing but types.
  ///   - extract: Returns the value of a root. It must capture nothing but types.
  @inlinable
  public init(
    _$embed embed: @escaping (consuming Value) -> Root,
    _$extract extract: @escaping (Root) -> Value?
  ) {
    self.embedding = embed
    self.extraction = extract
  }

  /// Makes a root whose active case holds a value.
  ///
  /// - Parameter value: The associated value.
  /// - Returns: The root.
  @inlinable
  public func embed(_ value: consuming Value) -> Root {
    embedding(value)
  }

  /// Returns the associated value of a root.
  ///
  /// - Parameter root: The root to inspect.
  /// - Returns: The associated value, or `nil` if a different case is active.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }
}

extension AnyCasePath where Root == Value {
  /// Makes the identity case path of a type, which matches every value.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}
