import OpenCombine
import RostrumViews

/// A property wrapper that observes an object which the focused view or one of its ancestors provides.
///
/// ```swift
/// NoteEditor(note: note).focusedObject(note)
///
/// struct NoteCommands: View {
///   @FocusedObject private var note: Note?
///
///   var body: some View {
///     Button("Pin") { note?.isPinned = true }.disabled(note == nil)
///   }
/// }
/// ```
///
/// The view is updated after each change of the object.
@MainActor @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  /// A factory of bindings to the object's properties.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  private var source = FocusedValue<ObjectType>(\.[of: FocusedObjectName<ObjectType>()])
  private var follower: ObjectFollower<ObjectType>?

  /// Observes the object of the focused view.
  public init() {}

  /// The object; `nil` if no view around the focus provides one.
  public var wrappedValue: ObjectType? { source.wrappedValue }

  /// Bindings to the object's properties; `nil` without an object.
  public var projectedValue: Wrapper? {
    wrappedValue.map { Wrapper(object: $0, follower: follower) }
  }
}

extension FocusedObject: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    var unused: AnyObject?
    source.attach(&unused, to: node)
    var follower = storage as? ObjectFollower<ObjectType>
    if let object = source.wrappedValue {
      if let follower {
        follower.follow(object, for: node)
      } else {
        follower = ObjectFollower(object, for: node)
      }
    }
    storage = follower
    self.follower = follower
  }
}

extension View {
  /// Provides an object to the rest of the scene while the focus is on the view or within it.
  ///
  /// - Parameter object: The object, which its type names.
  /// - Returns: The view.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[of: FocusedObjectName<T>()], object)
  }

  /// Provides an object to the rest of the scene, wherever the focus is.
  ///
  /// An object that the focused view or one of its ancestors provides takes precedence.
  ///
  /// - Parameter object: The object, which its type names.
  /// - Returns: The view.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[of: FocusedObjectName<T>()], object)
  }
}
