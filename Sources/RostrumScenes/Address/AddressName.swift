import IssueReporting

/// The name of a presentation in addresses.
struct AddressName: Equatable {
  let name: String
  /// Presents it, if its binding alone can't.
  let present: (@MainActor () -> Void)?

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && (lhs.present == nil) == (rhs.present == nil)
  }
}

/// A node that presents something with an address.
@MainActor
protocol NamedPresenter: Node {
  /// The name in addresses, if the app declares one.
  var addressName: AddressName? { get set }
}

extension PresenterNode: AddressPart, NamedPresenter {
  /// Registers the node if it presents something, or if an address can make it present something.
  func addressChanged() {
    guard isAlive else { return }
    if presented != nil || addressName != nil || addressFormat != nil {
      graph.service(Addresses.self).add(self)
    }
  }

  func collectAddress(_ collector: AddressCollector) {
    if let content { collector.visit(content) }
    let visit = { [presented] in if let presented { collector.visit(presented) } }
    if view.modifier.asksUser {
      if presented != nil { collector.block() }
      visit()
    } else if let slot {
      collector.add(slot, around: visit)
    } else if presented != nil {
      collector.addUnnamed(
        isHeld: isHeld, dismiss: { [weak self] in self?.dismiss() }, around: visit)
    }
  }

  private var isHeld: Bool { (presented as? any ItemPresenting)?.isHeld ?? false }

  /// The slot of the presentation; `nil` if addresses can't spell it.
  private var slot: AddressSlot? {
    let prefix = addressName.map { [$0.name] } ?? []
    if let format = addressFormat, let present = view.modifier.source.present {
      var components: [String]?
      if let current {
        guard let own = format.print(current.item) else { return nil }
        components = prefix + own
      }
      let read = { (components: [String]) in
        components.starts(with: prefix)
          ? format.accept(Array(components.dropFirst(prefix.count))) : nil
      }
      return slot(
        components, accept: { read($0).map { prefix + $0.components } },
        open: { if let item = read($0)?.value { present(item) } })
    }
    guard let present = presentation else { return nil }
    return slot(
      presented == nil ? nil : prefix, accept: { $0.starts(with: prefix) ? prefix : nil },
      open: { _ in present() })
  }

  /// Presents without an item; `nil` if that isn't possible, or if there is no name.
  private var presentation: (@MainActor () -> Void)? {
    guard let addressName else { return nil }
    if let present = addressName.present { return present }
    guard let item = () as? Modifier.Item, let present = view.modifier.source.present else {
      return nil
    }
    return { present(item) }
  }

  private func slot(
    _ components: [String]?, accept: @escaping @MainActor ([String]) -> [String]?,
    open: @escaping @MainActor ([String]) -> Void
  ) -> AddressSlot {
    AddressSlot(
      self, components: components, isHeld: isHeld, accept: accept, open: open,
      clear: { [weak self] in self?.dismiss() })
  }
}

/// Names the presentation that a view declares.
package struct AddressNameModifier: ViewModifier {
  package typealias Body = Never

  let name: AddressName

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AddressNameNode(view, context)
  }
}

private final class AddressNameNode<V: View>: ModifierNode<V, AddressNameModifier> {
  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    if let presenter = content.flatMap({ presenter(at: $0) }) {
      presenter.addressName = view.modifier.name
    } else {
      let name = view.modifier.name.name
      graph.afterUpdate {
        reportIssue(
          """
          "urlComponent("\(name)")" names no presentation.

          Add it right after the modifier that presents: "sheet", "fullScreenCover", "popover" or \
          "navigationDestination".
          """)
      }
    }
  }

  /// The outermost presenter among a node and the only children below it.
  private func presenter(at node: Node) -> (any NamedPresenter)? {
    var next: Node? = node
    while let node = next {
      if let presenter = node as? any NamedPresenter { return presenter }
      var children: [Node] = []
      node.visitChildren { children.append($0) }
      next = children.count == 1 ? children[0] : nil
    }
    return nil
  }
}
