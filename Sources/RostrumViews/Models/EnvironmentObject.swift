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
/// A view whose model no view around it provides shows nothing, which is reported as an issue.
@MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Makes bindings to the members of a model.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  private var object: ObjectType?

  /// Looks for a model of the property's type.
  public init() {}

  /// The model.
  ///
  /// It is known while the body and the actions of the view run. An initializer of the view reads it
  /// where the view is made.
  public var wrappedValue: ObjectType {
    object ?? EnvironmentSearch.object(fix: fix) { $0[object: ObjectType.self] }
  }

  private var fix: String { ".environmentObject(\(ObjectType.self)(…))" }

  /// Bindings to the model's members.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: RequiredProperty {
  var missingValue: MissingValue? {
    object == nil ? MissingValue(type: ObjectType.self, fix: fix) : nil
  }
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
