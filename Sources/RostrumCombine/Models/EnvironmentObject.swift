import OpenCombine
import RostrumViews

/// An observable object that an enclosing view provides.
///
/// ```swift
/// ContentView().environmentObject(player)
///
/// struct PlayerView: View {
///   @EnvironmentObject var player: Player
/// }
/// ```
///
/// If no enclosing view provides an object, the view displays nothing and an issue is reported.
@MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// A factory of bindings to the object's properties.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  private var follower: ObjectFollower<ObjectType>?

  /// Makes a property that looks up an object of its type in the environment.
  public init() {}

  /// The object.
  ///
  /// It is available while the view's body and actions run. An initializer of the view reads it
  /// from the enclosing view's environment.
  public var wrappedValue: ObjectType {
    follower?.object ?? EnvironmentSearch.object(fix: fix) { $0[object: ObjectType.self] }
  }

  private var fix: String { ".environmentObject(\(ObjectType.self)(…))" }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, follower: follower) }
}

extension EnvironmentObject: RequiredProperty {
  package var missingValue: MissingValue? {
    follower == nil ? MissingValue(type: ObjectType.self, fix: fix) : nil
  }
}

extension EnvironmentObject: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    guard let object = node.environment[object: ObjectType.self] else { return }
    let follower = storage as? ObjectFollower<ObjectType> ?? ObjectFollower(object, for: node)
    follower.follow(object, for: node)
    storage = follower
    self.follower = follower
  }
}

extension View {
  /// Provides an observable object to the view and its descendants.
  ///
  /// - Parameter object: The object to provide.
  /// - Returns: A view with the object in its environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
