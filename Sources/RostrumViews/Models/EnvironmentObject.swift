/// A model that a view around provides.
///
/// ```swift
/// ContentView().environmentObject(player)
///
/// struct PlayerView: View {
///   @EnvironmentObject var player: Player
/// }
/// ```
///
/// Reading it where no view provides one is a mistake that stops the program.
@MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Makes bindings to the members of a model.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  private var object: ObjectType?

  /// Looks for a model of the property's type.
  public init() {}

  /// The model.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        """
        No \(ObjectType.self) in the environment. Add ".environmentObject(\(ObjectType.self)(…))" \
        to a view around.
        """)
    }
    return object
  }

  /// Bindings to the model's members.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    object = node.environment[object: ObjectType.self]
    guard let object else { return }
    if let follower = storage as? ObjectFollower<ObjectType> {
      follower.follow(object, for: node)
    } else {
      storage = ObjectFollower(object, for: node)
    }
  }
}

extension View {
  /// Provides a model to the view and everything within.
  ///
  /// - Parameter object: The model.
  /// - Returns: The view in the changed environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
