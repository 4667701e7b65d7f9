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
    let type = ownerName.split(separator: ".").dropFirst().joined(separator: ".")
    return "\(type).\(name)"
  }

  /// The name of the property's place.
  package var placeName: String {
    "view:\(ownerName).\(name)@\(String(node.placeNumber, radix: 36))"
  }

  /// Registers a value that isn't kept, unless it belongs to Rostrum or restores itself.
  package func registerUnkept<Value>(
    _ type: Value.Type, holdsState: Bool, in restoration: Restoration
  ) -> KeptRegistration? {
    if type is any RestoringItself.Type || TypeMetadata(type).holdsFunction || isOurs { return nil }
    let issue = RestorationIssue(
      .notCodable, at: restoration.place(named: placeName), of: TypeName.of(type),
      declaration: declaration, because: ValueLayout.isReference(type) ? "it is an object" : "")
    return restoration.registerUnkept(issue, as: type, isLost: holdsState)
  }

  private var isOurs: Bool {
    ["RostrumGraph.", "RostrumViews.", "RostrumScenes.", "RostrumDestinations.", "Rostrum."]
      .contains { ownerName.hasPrefix($0) }
  }
}

extension Node {
  /// Identifies the place of the node in the tree, in each launch of the program.
  ///
  /// O(n) in the number of ancestors.
  package final var placeNumber: UInt64 {
    var hasher = PlaceHasher()
    var next: Node? = self
    while let node = next {
      node.addPlace(to: &hasher)
      next = node.context.parent
    }
    return hasher.value
  }
}
