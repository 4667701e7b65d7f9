import IssueReporting
import OpenCombine
import RostrumViews

/// An observable object that belongs to a view and lasts as long as the view stays at its place.
///
/// ```swift
/// @StateObject private var player = Player()
/// ```
///
/// The object is made once, when the view first appears at its place. The view is evaluated anew
/// after each change of the object.
@MainActor @propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: @MainActor () -> ObjectType
  private var follower: ObjectFollower<ObjectType>?

  /// Makes a property with what makes the object.
  ///
  /// - Parameter wrappedValue: Makes the object; it runs when the view first appears.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
    make = wrappedValue
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let follower { return follower.object }
    reportIssue(
      """
      A state object of type "\(ObjectType.self)" was read before its view was on screen, so a \
      model was made that nothing keeps.

      Read it in the body or in an action of the view.
      """)
    return make()
  }

  /// Bindings to the members of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue, follower: follower)
  }
}

extension StateObject: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let follower =
      storage as? ObjectFollower<ObjectType> ?? ObjectFollower(make(), for: node)
    storage = follower
    self.follower = follower
  }
}
