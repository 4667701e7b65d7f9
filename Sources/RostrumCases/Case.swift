/// A case of an enum, as something that key paths can point at.
///
/// A key path from `Case<Action>` to `Case<Child.Action>` names a case, or a case in a case, the
/// way a key path from `State` to `Child.State` names a property. Such key paths are called case
/// key paths, see ``CaseKeyPath``; a `Case` itself is met only while one is being walked.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The case paths walked so far, joined; nothing for the root, which has not been left yet.
  private let walked: (any RootedCasePath<Value>)?

  /// Makes the root of case key paths, a type as the only case of itself.
  public init() {
    self.walked = nil
  }

  private init(_ walked: any RootedCasePath<Value>) {
    self.walked = walked
  }

  /// The case of this one's value that a key path points at.
  ///
  /// - Parameter keyPath: A key path to a case path.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    next(Value.allCasePaths[keyPath: keyPath])
  }

  /// The case of this one's value that a case path leads to.
  ///
  /// - Parameter path: The case path.
  /// - Returns: The case.
  func next<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
    guard let walked else { return Case<Member>(path) }
    return Case<Member>(walked.appended(path))
  }

  /// The way that was walked, as a case path.
  ///
  /// - Parameter root: The type at which the walk began.
  /// - Returns: The joined case path.
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    let path: Any = walked ?? AnyCasePath<Value, Value>()
    guard let path = path as? AnyCasePath<Root, Value> else {
      preconditionFailure("A walk that begins at '\(root)' ends in a case path of '\(root)'")
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

/// A ``Case`` whose value's type is not known, for partial case key paths.
protocol ErasedCase {
  /// Makes a root from a value of the right type, or returns `nil` for one of another type.
  func embed<Root>(_ value: Any, in root: Root.Type) -> Root?

  /// Takes the value out of a root, or returns `nil` when another case is active.
  func extract<Root>(from root: Root) -> Any?
}

/// A case path whose root's type is not known.
private protocol RootedCasePath<Value>: Sendable {
  associatedtype Value

  /// Joins this case path and one that starts where it ends.
  func appended<Member>(_ next: AnyCasePath<Value, Member>) -> any RootedCasePath<Member>
}

extension AnyCasePath: RootedCasePath {
  fileprivate func appended<Member>(
    _ next: AnyCasePath<Value, Member>
  ) -> any RootedCasePath<Member> {
    appending(path: next)
  }
}
