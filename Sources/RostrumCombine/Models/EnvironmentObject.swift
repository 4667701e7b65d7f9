import OpenCombine
import RostrumViews

/// An observable object that a view around provides.
///
/// ```swift
/// ContentView().environmentObject(player)
///
/// struct PlayerView: View {
///   @EnvironmentObject var player: Player
/// }
/// ```
///
/// A view whose object no view around it provides shows nothing, which is reported as an issue.
@MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Makes bindings to the members of the object.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  private var follower: ObjectFollower<ObjectType>?

  /// Looks for an object of the property's type.
  public init() {}

  /// The object.
  ///
  /// It is known while the body and the actions of the view run. An initializer of the view reads it
  /// where the view is made.
  public var wrappedValue: ObjectType {
    follower?.object ?? EnvironmentSearch.object(fix: fix) { $0[object: ObjectType.self] }
  }

  private var fix: String { ".environmentObject(\(ObjectType.self)(…))" }

  /// Bindings to the members of the object.
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
  /// Provides an observable object to the view and everything within.
  ///
  /// - Parameter object: The object.
  /// - Returns: The view in the changed environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
