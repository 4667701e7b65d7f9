/// The name and type of a value that depends on the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and its ancestors provide to the rest of the scene.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var selectedNote: Note?
/// }
///
/// NoteEditor(note: note).focusedValue(\.selectedNote, note)
///
/// struct NoteCommands: View {
///   @FocusedValue(\.selectedNote) var note
/// }
/// ```
@MainActor
public struct FocusedValues {
  private var values: [ObjectIdentifier: any EnvironmentBox] = [:]

  init() {}

  /// The value of a key; `nil` if no view around the focus provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? TypedEnvironmentBox<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map { TypedEnvironmentBox($0) } }
  }

  func isEqual(to other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, box in other.values[key].map(box.isEqual(to:)) ?? false }
  }
}

/// Reads a value that the focused view or one of its ancestors provides.
@MainActor @propertyWrapper
public struct FocusedValue<Value> {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// Reads the value at a key path.
  ///
  /// - Parameter keyPath: The key path of the value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// The value; `nil` if no view around the focus provides one.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    value =
      node.graph.service(FocusedValueKeeper.self).read(for: node.graph.reader)[keyPath: keyPath]
  }
}

extension View {
  /// Provides a value to the rest of the scene while the focus is on the view or within it.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: The view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Provides a value to the rest of the scene, wherever the focus is.
  ///
  /// A value that the focused view or one of its ancestors provides takes precedence.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: The view.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }
}

package struct FocusedValueModifier<Value>: ViewModifier {
  package typealias Body = Never

  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  /// Whether the value doesn't depend on the focus.
  let isOfScene: Bool

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    FocusedValueNode(view, context)
  }
}

private final class FocusedValueNode<V: View, Value>:
  ModifierNode<V, FocusedValueModifier<Value>>, FocusedValueSource
{
  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let keeper = graph.service(FocusedValueKeeper.self)
    keeper.isOutdated = true
    if view.modifier.isOfScene { keeper.add(self) }
  }

  override func willRemove() {
    if view.modifier.isOfScene { graph.service(FocusedValueKeeper.self).remove(self) }
    super.willRemove()
  }

  func tell(_ values: inout FocusedValues) {
    values[keyPath: view.modifier.keyPath] = view.modifier.value
  }
}

/// A node that provides a value while the focus is within it.
@MainActor
protocol FocusedValueSource: Node {
  func tell(_ values: inout FocusedValues)
}
