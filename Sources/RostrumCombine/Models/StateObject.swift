import IssueReporting
import OpenCombine
import RostrumViews

/// A property wrapper for an observable object that a view owns.
///
/// ```swift
/// @StateObject private var player = Player()
/// ```
///
/// The object is created once, when the view is first added at its position in the view tree, and
/// lives as long as the view's identity. The view is updated after each change of the object.
///
/// A launch doesn't keep objects, so a restored launch creates a new one.
@MainActor @propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: @MainActor () -> ObjectType
  private var follower: ObjectFollower<ObjectType>?

  /// Makes a property with an initializer for its object.
  ///
  /// - Parameter wrappedValue: Creates the object when the view first appears.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
    make = wrappedValue
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let follower { return follower.object }
    reportIssue(
      """
      A state object of type "\(ObjectType.self)" was read before its view was on screen, so an \
      object was created that isn't retained.

      Read the property in the view's body or in one of its actions.
      """)
    return make()
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, follower: follower)
  }
}

extension StateObject: NodeProperty {
  package static var isKept: Bool { true }

  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let follower =
      storage as? ObjectFollower<ObjectType> ?? ObjectFollower(make(), for: node, isOwned: true)
    storage = follower
    self.follower = follower
  }
}
