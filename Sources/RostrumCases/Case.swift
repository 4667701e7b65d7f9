/// The root type of case key paths: a case of an enum as a target of key paths.
///
/// A key path from `Case<Action>` to `Case<Child.Action>` names a case, possibly a nested one, as a
/// key path from `State` to `Child.State` names a property. Such a key path is called a case key
/// path, see ``CaseKeyPath``. Values of `Case` exist only while one is being evaluated.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The joined case paths of the components evaluated so far, or `nil` at the root.
  private let walked: (any RootedCasePath<Value>)?

  /// Makes the root of case key paths.
  public init() {
    self.walked = nil
  }

  private init(_ walked: any RootedCasePath<Value>) {
    self.walked = walked
  }

  /// The case of this value that a key path names.
  ///
  /// - Parameter keyPath: A key path to a case path.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    next(Value.allCasePaths[keyPath: keyPath])
  }

  /// The case of this value that a case path leads to.
  ///
  /// - Parameter path: The case path.
  /// - Returns: The case.
  func next<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
    guard let walked else { return Case<Member>(path) }
    return Case<Member>(walked.appended(path))
  }

  /// The evaluated components as a single case path.
  ///
  /// - Parameter root: The type at which the evaluation began.
  /// - Returns: The joined case path.
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    let path: Any = walked ?? AnyCasePath<Value, Value>()
    guard let path = path as? AnyCasePath<Root, Value> else {
      preconditionFailure("A case key path with root '\(root)' must yield a path from that root")
    }
    return path
  }
}

extension Case: ErasedCase {
  func embed<Root>(_ value: Any, in root: Root.Type) -> Root? {
    (value as? Value).map(path(from: root).embed)
  }

  func extract<Root>(from root: Root) -> Any? {
    path(from: Root.self).extract(from: root)
  }
}

/// A ``Case`` with an erased value type, for partial case key paths.
protocol ErasedCase {
  /// Makes a root from a value, or returns `nil` if the value has the wrong type.
  func embed<Root>(_ value: Any, in root: Root.Type) -> Root?

  /// Returns the value of a root, or `nil` if a different case is active.
  func extract<Root>(from root: Root) -> Any?
}

/// A case path with an erased root type.
private protocol RootedCasePath<Value>: Sendable {
  associatedtype Value

  /// Appends a case path that starts where this one ends.
  func appended<Member>(_ next: AnyCasePath<Value, Member>) -> any RootedCasePath<Member>
}

extension AnyCasePath: RootedCasePath {
  fileprivate func appended<Member>(
    _ next: AnyCasePath<Value, Member>
  ) -> any RootedCasePath<Member> {
    appending(path: next)
  }
}
