import RostrumRuntime
import RostrumRestoration

/// The storage of a property whose value the launch keeps.
@MainActor
package protocol KeptProperty: KeptValue {
  /// Takes the value that the earlier launch has kept, and registers with this one.
  ///
  /// - Parameters:
  ///   - source: The declaration and the place of the property.
  ///   - restoration: What the launch begins with.
  func keep(_ source: PropertySource, in restoration: Restoration)
}

/// The declaration of a property, and the place of its view in the tree.
@MainActor
package struct PropertySource {
  private let owner: Any.Type
  private let name: String
  private let node: Node

  package init(_ owner: Any.Type, _ name: String, in node: Node) {
    self.owner = (owner as? any PropertyForwarding.Type)?.propertyOwner ?? owner
    self.name = name
    self.node = node
  }

  private var ownerName: String { TypeName.withoutArguments(of: owner) }

  /// The declaration without its module, such as `CounterView.count`.
  package var declaration: String {
    "\(TypeName.withoutModule(of: owner)).\(name)"
  }

  /// The name of the property's place; `nil` if a row or screen around the view has an identity
  /// that differs in each launch.
  package var placeName: String? {
    node.placeNumber.map { "view:\(ownerName).\(name)@\(String($0, radix: 36))" }
  }

  /// Registers a value that isn't kept, unless it belongs to Rostrum or restores itself.
  package func registerUnkept<Value>(
    _ type: Value.Type, holdsState: Bool, in restoration: Restoration
  ) -> KeptRegistration? {
    if type is any RestoringItself.Type || TypeMetadata(type).holdsFunction || isOurs { return nil }
    let reason =
      placeName == nil
      ? "a row or screen around the view has an identity that can't be encoded"
      : ValueLayout.isReference(type) ? "a value of \(TypeName.of(type)) is an object" : ""
    let name = placeName ?? "view:\(ownerName).\(name)"
    let issue = RestorationIssue(
      .notCodable, at: restoration.place(named: name), of: TypeName.of(type),
      declaration: declaration, because: reason)
    return restoration.registerUnkept(issue, as: type, isLost: holdsState)
  }

  private var isOurs: Bool {
    ["RostrumGraph.", "RostrumViews.", "RostrumScenes.", "RostrumDestinations.", "Rostrum."]
      .contains { ownerName.hasPrefix($0) }
  }
}

extension Node {
  /// Identifies the place of the node in the tree, in each launch of the program; `nil` if an
  /// identity that it consists of has no spelling.
  ///
  /// O(n) in the number of ancestors.
  package final var placeNumber: UInt64? {
    var hasher = PlaceHasher(naming: graph.owners)
    var next: Node? = self
    while let node = next {
      node.addPlace(to: &hasher)
      next = node.context.parent
    }
    return hasher.isStable ? hasher.value : nil
  }
}
