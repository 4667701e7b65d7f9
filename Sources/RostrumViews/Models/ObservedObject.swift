/// A model that something else owns.
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
/// The view is evaluated anew before each change of the model.
@MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Makes bindings to the members of a model.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  /// The model.
  public var wrappedValue: ObjectType

  /// Follows a model.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Follows a model.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the model's members.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    if let follower = storage as? ObjectFollower<ObjectType> {
      follower.follow(wrappedValue, for: node)
    } else {
      storage = ObjectFollower(wrappedValue, for: node)
    }
  }
}

extension ObservedObject: LocationProperty {
  package func leadsToSamePlace(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}
