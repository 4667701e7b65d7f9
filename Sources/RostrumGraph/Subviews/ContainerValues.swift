/// The values that a view leaves for the container that it is in.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// struct Board<Content: View>: View {
///   @ViewBuilder var content: Content
///
///   var body: some View {
///     VStack {
///       ForEach(subviews: content) { subview in
///         subview.background(subview.containerValues.isPinned ? .yellow : .clear)
///       }
///     }
///   }
/// }
///
/// Board {
///   Text("Rent").containerValue(\.isPinned, true)
///   Text("Books")
/// }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key, which is its default value unless a view has set it.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds the values that aren't set yet.
  mutating func merge(_ outer: ContainerValues) {
    values.merge(outer.values) { inner, _ in inner }
  }
}

/// The name and type of a value that views leave for their container.
///
/// Prefer `@Entry` in an extension of ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that don't set it.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the container that the view is in.
  ///
  /// The innermost value of a view is the one that counts. It is that of each view in a group.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: What it is set to.
  /// - Returns: The view with the value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// A modifier that leaves values for the container.
@MainActor
package protocol ContainerValueWriting {
  /// Sets the values.
  func write(to values: inout ContainerValues)
}

/// Sets a value for the container, which reads it from the view before the view has a node.
package struct ContainerValueModifier<Value>: ViewModifier, ContainerValueWriting {
  package typealias Body = Never

  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  package func write(to values: inout ContainerValues) {
    values[keyPath: keyPath] = value
  }

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ContainerValueNode(view, context)
  }
}

final class ContainerValueNode<V: View, Value>: ModifierNode<V, ContainerValueModifier<Value>> {
  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
  }
}
