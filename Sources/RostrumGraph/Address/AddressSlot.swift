/// A state of a container that an address can spell, such as the selected tab or the third element
/// of a path.
@MainActor
package struct AddressSlot {
  /// The identity of a slot as long as its container lives.
  struct ID: Hashable {
    let node: ObjectIdentifier
    let index: Int
  }

  let id: ID
  /// The components of the current state; `nil` if the container presents nothing there.
  let components: [String]?
  /// Whether the user can't leave what the slot presents.
  let isHeld: Bool
  /// Returns the components that the container takes, from the start of others.
  let accept: @MainActor ([String]) -> [String]?
  /// Presents what components stand for; called with those that were accepted.
  let open: @MainActor ([String]) -> Void
  /// Presents nothing; `nil` if the container always presents something.
  let clear: (@MainActor () -> Void)?
  /// Whether what was opened is there, once the container has been updated.
  let isFound: @MainActor () -> Bool

  /// Creates a slot.
  ///
  /// - Parameters:
  ///   - node: The node of the container.
  ///   - index: The position of the slot among those of the container.
  ///   - components: The components of the current state.
  ///   - isHeld: Whether the user can't leave what the slot presents.
  ///   - accept: Returns the components that the container takes, from the start of others.
  ///   - open: Presents what components stand for.
  ///   - clear: Presents nothing.
  ///   - isFound: Whether what was opened is there, once the container has been updated. Otherwise the
  ///     slot goes back to its previous state.
  package init(
    _ node: Node, index: Int = 0, components: [String]?, isHeld: Bool = false,
    accept: @escaping @MainActor ([String]) -> [String]?,
    open: @escaping @MainActor ([String]) -> Void,
    clear: (@MainActor () -> Void)?, isFound: @escaping @MainActor () -> Bool = { true }
  ) {
    id = ID(node: ObjectIdentifier(node), index: index)
    self.components = components
    self.isHeld = isHeld
    self.accept = accept
    self.open = open
    self.clear = clear
    self.isFound = isFound
  }
}

/// A node with slots.
@MainActor
package protocol AddressPart: Node {
  /// Adds the node's slots, and visits its children.
  func collectAddress(_ collector: AddressCollector)
}

/// Collects slots in the order of their components.
@MainActor
package final class AddressCollector {
  /// A slot, and what it presents.
  struct Entry {
    let slot: AddressSlot
    /// The end of the slots within what the slot presents.
    var end: Int
  }

  private(set) var entries: [Entry] = []
  /// Whether something is presented that has no components, and that the user can't leave.
  private(set) var isBlocked = false
  /// Dismiss what is presented without components.
  private(set) var dismissals: [@MainActor () -> Void] = []
  private let parts: [ObjectIdentifier: any AddressPart]
  /// The parts and their ancestors.
  private var route: Set<ObjectIdentifier> = []
  private var isHidden = false

  init(_ parts: [ObjectIdentifier: any AddressPart]) {
    self.parts = parts
    for part in parts.values where part.context.place.holder == nil {
      var next: Node? = part
      while let node = next, route.insert(ObjectIdentifier(node)).inserted {
        next = node.context.parent
      }
    }
  }

  /// Visits a node, if any of its descendants has slots.
  package func visit(_ node: Node) {
    let id = ObjectIdentifier(node)
    guard route.contains(id) else { return }
    if let part = parts[id] { part.collectAddress(self) } else { node.visitChildren(visit) }
  }

  /// Adds a slot, and what it presents.
  package func add(_ slot: AddressSlot, around content: () -> Void = {}) {
    if isHidden { return content() }
    let index = entries.count
    entries.append(Entry(slot: slot, end: index + 1))
    content()
    entries[index].end = entries.count
  }

  /// Adds a presentation without components.
  ///
  /// - Parameters:
  ///   - isHeld: Whether the user can't leave it.
  ///   - dismiss: Dismisses it.
  ///   - content: Visits its content.
  package func addUnnamed(
    isHeld: Bool, dismiss: @escaping @MainActor () -> Void, around content: () -> Void
  ) {
    if isHeld { isBlocked = true }
    if !isHidden { dismissals.append(dismiss) }
    let wasHidden = isHidden
    isHidden = true
    content()
    isHidden = wasHidden
  }

  /// Prevents links from leaving what is presented.
  package func block() {
    isBlocked = true
  }

  /// Whether links may change the slot at an index and those after it.
  func mayChange(from index: Int) -> Bool {
    !isBlocked && !entries[index...].contains { $0.slot.isHeld && $0.slot.components != nil }
  }

  /// The address of what is presented.
  ///
  /// A slot that presents nothing, but would accept the components after it, is left out by a gap.
  var address: Address {
    var components: [String?] = []
    for entry in entries.reversed() {
      if let own = entry.slot.components {
        components = own + components
      } else {
        let next = components.following
        if !next.isEmpty, entry.slot.accept(next) != nil { components.insert(nil, at: 0) }
      }
    }
    return Address(components)
  }
}

extension Collection<String?> {
  /// The components after the gaps at the start, up to the next gap.
  var following: [String] {
    drop { $0 == nil }.prefix { $0 != nil }.compactMap { $0 }
  }
}
