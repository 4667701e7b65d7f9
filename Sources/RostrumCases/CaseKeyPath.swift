/// A key path to a case of an enum, possibly a nested one.
///
/// Case key paths use the syntax of key paths, and compose like them:
///
/// ```swift
/// @CasePathable
/// enum Destination {
///   case detail(Detail.Action)
///   case alert
/// }
///
/// let path: CaseKeyPath<Destination, Void> = \.alert
/// let alert = path()                       // Destination.alert
/// let saved = destination[case: \.detail]  // Detail.Action?
/// ```
///
/// To use a case key path repeatedly, convert it to an ``AnyCasePath`` once.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case with an erased value type.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Makes an enum value whose active case is the one that the key path names.
  ///
  /// ```swift
  /// let path = \Action.Cases.titleChanged
  /// path("Design")  // Action.titleChanged("Design")
  /// ```
  ///
  /// - Parameter value: The associated value.
  /// - Returns: The enum value.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// Makes an enum value whose active case is the one that the key path names.
  ///
  /// - Returns: The enum value.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Matches an enum value against the case that a key path names.
  ///
  /// ```swift
  /// switch destination {
  /// case \.detail: true
  /// default: false
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: A case key path.
  ///   - root: The enum value.
  /// - Returns: Whether the case is active.
  public static func ~= <Enum, Payload>(keyPath: KeyPath, root: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(keyPath).extract(from: root) != nil
  }
}

extension PartialKeyPath {
  /// Makes an enum value whose active case is the one that the key path names.
  ///
  /// - Parameter value: The associated value, whose type is checked at run time.
  /// - Returns: The enum value, or `nil` if the associated value has the wrong type.
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    erasedCase()?.embed(value, in: Enum.self)
  }

  /// The case that this partial key path names.
  func erasedCase<Enum>() -> (any ErasedCase)? where Root == Case<Enum> {
    Case<Enum>()[keyPath: self] as? any ErasedCase
  }
}
