/// The options that views set for their screen or presentation.
@MainActor
package final class OptionRegistry<Value> {
  private var entries: [(node: ObjectIdentifier, depth: Int, value: Value)] = []
  /// Called when an option is added, changed or removed.
  var onChange: @MainActor () -> Void = {}

  /// The options, innermost first.
  var values: [Value] { entries.sorted { $0.depth > $1.depth }.map(\.value) }

  func set(_ value: Value, of node: Node) {
    let id = ObjectIdentifier(node)
    if let index = entries.firstIndex(where: { $0.node == id }) {
      if ValueLayout.areEqual(entries[index].value, value) { return }
      entries[index].value = value
    } else {
      entries.append((id, node.depth, value))
    }
    onChange()
  }

  func remove(_ node: Node) {
    let count = entries.count
    entries.removeAll { $0.node == ObjectIdentifier(node) }
    if entries.count < count { onChange() }
  }
}

/// A modifier that sets an option of its view's screen or presentation.
package protocol OptionModifier: ViewModifier where Body == Never {
  /// The type of the option.
  associatedtype Option

  /// The option.
  func option(in environment: EnvironmentValues) -> Option

  /// The registry that the option belongs to.
  static func registry(of place: Place) -> OptionRegistry<Option>?
}
