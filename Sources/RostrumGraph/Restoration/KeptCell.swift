import Foundation
import RostrumRestoration

/// A value of a node that the launch keeps, such as the selection of a tab view without a binding.
@MainActor
package final class KeptCell<Value>: KeptValue {
  private var registration: KeptRegistration?

  /// The value.
  package var value: Value {
    didSet { registration?.changed() }
  }

  /// Creates a value, or takes the one that the earlier launch has kept.
  ///
  /// - Parameters:
  ///   - initialValue: The value if none is kept.
  ///   - owner: The type that declares the value.
  ///   - name: The name of the value.
  ///   - node: The node of the value.
  package init(_ initialValue: Value, of owner: Any.Type, _ name: String, in node: Node) {
    value = initialValue
    guard let restoration = node.graph.restoration, let coding = KeptCoding<Value>() else { return }
    let source = PropertySource(owner, name, in: node)
    guard let placeName = source.placeName else { return }
    let place = restoration.place(named: placeName)
    let kept = coding.value(at: place, of: source.declaration, in: restoration)
    if let kept { value = kept }
    registration = restoration.register(
      self, as: coding.type, at: place, isRestored: kept != nil)
  }

  package func encode(with encoder: JSONEncoder) throws -> Data? {
    try KeptCoding<Value>()?.encode(value, with: encoder)
  }

  /// Removes the value, whose node was removed.
  package func remove() {
    registration?.remove()
    registration = nil
  }
}
