import OpenCombine
import RostrumViews

/// A property wrapper that observes an object which is owned elsewhere.
///
/// ```swift
/// struct PlayerView: View {
///   @ObservedObject var player: Player
///
///   var body: some View {
///     Slider(value: $player.volume)
///   }
/// }
/// ```
///
/// The view is updated after each change of the object.
@MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// A factory of bindings to the object's properties.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType
  private var follower: ObjectFollower<ObjectType>?

  /// Observes an object.
  ///
  /// - Parameter wrappedValue: The object to observe.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  ///
  /// - Parameter initialValue: The object to observe.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, follower: follower) }
}

extension ObservedObject: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let follower = storage as? ObjectFollower<ObjectType> ?? ObjectFollower(wrappedValue, for: node)
    follower.follow(wrappedValue, for: node)
    storage = follower
    self.follower = follower
  }
}

extension ObservedObject: LocationProperty {
  package func leadsToSamePlace(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}
