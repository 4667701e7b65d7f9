import OpenCombine
import RostrumViews

/// An observable object that something else owns.
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
/// The view is evaluated anew after each change of the object.
@MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Makes bindings to the members of the object.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType
  private var follower: ObjectFollower<ObjectType>?

  /// Observes an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  ///
  /// - Parameter initialValue: The object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the members of the object.
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
