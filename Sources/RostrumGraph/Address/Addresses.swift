/// The address of a scene: a function of what its containers present.
///
/// Containers register as parts. The address consists of the components of their slots in the order
/// of the tree; opening an address offers its components to the slots in the same order.
package final class Addresses: GraphService {
  private var parts: [ObjectIdentifier: any AddressPart] = [:]
  private var known: Address?

  /// Whether any container of the scene has registered.
  package var hasParts: Bool { !parts.isEmpty }

  /// Registers a container.
  package func add(_ part: any AddressPart) {
    parts[ObjectIdentifier(part)] = part
    known = nil
  }

  /// Removes a container.
  package func remove(_ part: any AddressPart) {
    parts[ObjectIdentifier(part)] = nil
    known = nil
  }

  /// Called when a container may present something else.
  package func changed() {
    known = nil
  }

  /// The address of the scene.
  ///
  /// O(n) in the containers and their ancestors, after a change of any of them.
  package var address: Address {
    if let known { return known }
    let address = collect().address
    known = address
    return address
  }

  private func collect() -> AddressCollector {
    let collector = AddressCollector(parts)
    if let root = graph.rootNode { collector.visit(root) }
    return collector
  }

  package override func perform(_ event: UserEvent) -> Bool {
    guard case .open(let path) = event.action, let address = Address(path: path) else {
      return false
    }
    open(address)
    return true
  }

  package override func tearDown() {
    parts = [:]
    known = nil
  }

  /// Presents what an address spells, one component after the other.
  ///
  /// A component that no slot accepts is dropped, with all that follow; if that is the first one,
  /// nothing changes. What the address doesn't spell is dismissed, unless the user can't dismiss it:
  /// then nothing changes.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - isLaunch: Whether the scene has just been launched; state that the app has restored stays
  ///     unless the address spells something else.
  /// - Returns: Whether components were accepted.
  @discardableResult
  package func open(
    _ address: Address, isLaunch: Bool = false
  ) -> (isFound: Bool, isComplete: Bool) {
    graph.settleNow()
    if address == self.address { return (!address.components.isEmpty, true) }
    var opening = AddressOpening(address, isLaunch: isLaunch)
    var collector = collect()
    steps: while let step = opening.nextStep(in: collector) {
      switch step {
      case .keep: continue
      case .refuse: return (false, false)
      case .open(let slot, let components):
        graph.asCurrent { slot.open(components) }
        graph.settleNow()
        known = nil
        guard slot.isFound() else {
          graph.asCurrent { slot.reset() }
          graph.settleNow()
          break steps
        }
        collector = collect()
        guard opening.opened(slot, components, in: collector) else { break steps }
      }
    }
    let leaving = opening.leaving(collect())
    graph.asCurrent { for action in leaving.reversed() { action() } }
    graph.settleNow()
    known = nil
    return (opening.isFound, opening.isComplete)
  }
}

/// Offers the components of an address to slots.
@MainActor
private struct AddressOpening {
  enum Step {
    /// Nothing changes at the slot.
    case keep
    /// The user can't leave what is presented.
    case refuse
    case open(AddressSlot, [String])
  }

  private var rest: ArraySlice<String?>
  private let isLaunch: Bool
  private let isRoot: Bool
  /// The index of the slot that is next.
  private var next = 0
  private var clearing: [@MainActor () -> Void] = []
  private var mayChange: Bool
  /// Whether any component was accepted.
  private(set) var isFound = false
  /// Whether all components were accepted.
  var isComplete: Bool { rest.isEmpty }

  init(_ address: Address, isLaunch: Bool) {
    rest = address.components[...]
    isRoot = address.components.isEmpty
    self.isLaunch = isLaunch
    mayChange = isLaunch
  }

  /// Offers the next components to the next slot.
  mutating func nextStep(in collector: AddressCollector) -> Step? {
    let entries = collector.entries
    let index = next
    guard index < entries.count, !(isLaunch && rest.isEmpty) else { return nil }
    next += 1
    let slot = entries[index].slot
    let hasGap = rest.first == .some(nil)
    let offered = rest.following
    if !hasGap, let current = slot.components, offered.starts(with: current) {
      take(current.count)
      return .keep
    }
    let accepted = offered.isEmpty ? nil : slot.accept(offered)
    if let accepted, !hasGap {
      return allowsChange(from: index, in: collector) ? .open(slot, accepted) : .refuse
    }
    if accepted != nil { rest = rest.dropFirst() }
    if slot.components != nil, let clear = slot.clear {
      guard allowsChange(from: index, in: collector) else { return .refuse }
      clearing.append(clear)
      next = entries[index].end
    }
    return .keep
  }

  private mutating func allowsChange(from index: Int, in collector: AddressCollector) -> Bool {
    if !mayChange { mayChange = collector.mayChange(from: index) }
    return mayChange
  }

  /// Notes whether a slot presents the components that were passed to it.
  ///
  /// - Returns: Whether it does.
  mutating func opened(
    _ slot: AddressSlot, _ components: [String], in collector: AddressCollector
  ) -> Bool {
    guard let index = collector.entries.firstIndex(where: { $0.slot.id == slot.id }),
      collector.entries[index].slot.components == components
    else { return false }
    next = index + 1
    take(components.count)
    return true
  }

  private mutating func take(_ number: Int) {
    rest = rest.dropFirst(number)
    isFound = true
  }

  /// The actions that dismiss what the address doesn't spell.
  func leaving(_ collector: AddressCollector) -> [@MainActor () -> Void] {
    guard isFound || isRoot else { return [] }
    if isLaunch { return clearing }
    return collector.isBlocked ? [] : clearing + collector.dismissals
  }
}

extension AddressSlot {
  /// Presents again what the slot presented when it was collected.
  fileprivate func reset() {
    if let components { open(components) } else { clear?() }
  }
}

extension ViewGraph {
  /// The path of the scene's address; "/" for a scene whose containers present nothing.
  ///
  /// O(n) in the containers, after a change of any of them.
  public var address: String {
    services.find(Addresses.self)?.address.path ?? "/"
  }
}
