/// A key path to a case of an enum, or to a case in a case.
///
/// Made with the syntax of key paths and composed like them:
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
/// Where a case key path is used again and again, turn it into an ``AnyCasePath`` once.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case whose value's type is not known.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Makes an enum value whose active case is the one this case key path names.
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

  /// Makes an enum value whose active case is the one this case key path names.
  ///
  /// - Returns: The enum value.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Tells whether the active case of an enum value is the one a case key path names.
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
  /// - Returns: Whether the case is the active one.
  public static func ~= <Enum, Payload>(keyPath: KeyPath, root: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(keyPath).extract(from: root) != nil
  }
}

extension PartialKeyPath {
  /// Makes an enum value whose active case is the one this case key path names.
  ///
  /// - Parameter value: The associated value, of a type that is only known when the program runs.
  /// - Returns: The enum value, or `nil` when the value has another type than the case's.
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    erasedCase()?.embed(value, in: Enum.self)
  }

  /// The case that this partial case key path names.
  func erasedCase<Enum>() -> (any ErasedCase)? where Root == Case<Enum> {
    Case<Enum>()[keyPath: self] as? any ErasedCase
  }
}
