import IssueReporting

/// A model that belongs to a view and lasts as long as the view stays at its place.
///
/// ```swift
/// @StateObject private var player = Player()
/// ```
///
/// It is made when the view first appears at its place, once. The view is evaluated anew before
/// each
/// change of the model.
@MainActor @propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: @MainActor () -> ObjectType
  private var follower: ObjectFollower<ObjectType>?

  /// Makes a state of what makes the model.
  ///
  /// - Parameter wrappedValue: Makes the model; it runs when the view first appears.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
    make = wrappedValue
  }

  /// The model.
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

  /// Bindings to the model's members.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
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
