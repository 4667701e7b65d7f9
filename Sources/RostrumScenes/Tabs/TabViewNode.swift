/// Maintains the elements of a tab view and its tabs according to the selection.
final class TabViewNode<SelectionValue: Hashable, Content: View>:
  ElementNode<TabView<SelectionValue, Content>, Content>, AddressPart
{
  private lazy var region = Place(in: context.place)
  private var tabs: [TabRegion] = []
  /// The place of the tab that the user selected last, if there is no binding.
  private weak var chosen: Place?
  /// The index of the tab that the user selected last, if there is no binding.
  private lazy var chosenIndex = KeptCell<Int?>(
    nil, of: TabView<SelectionValue, Content>.self, "selection", in: self)
  private var format: AddressFormat<SelectionValue>?
  private var rules = TabRules()

  override func update() {
    if content == nil { graph.service(Addresses.self).add(self) }
    format = reading { environment.addressFormat(for: SelectionValue.self) }
    if content != nil { follow() }
    var context = context.content(of: self)
    context.place = region
    context.splitsPlace = true
    show(view.content, in: context)
  }

  override func willRemove() {
    for tab in tabs { tab.handle.remove() }
    if view.selection == nil { chosenIndex.remove() }
    graph.service(Addresses.self).remove(self)
    super.willRemove()
  }

  override func arrange() {
    rules = currentRules
    var old = Dictionary(uniqueKeysWithValues: tabs.map { (ObjectIdentifier($0.place), $0) })
    tabs = Place.branches(of: childHandles).map { place, children in
      let tab =
        old.removeValue(forKey: ObjectIdentifier(place))
        ?? TabRegion(place, handle: ElementHandle(.tab, owner: self, isDecorated: false))
      tab.children = children
      tab.describe(by: rules, in: environment) { [weak self, weak tab] in
        tab.map { self?.select($0) }
      }
      graph.tree.setChildren(of: tab.handle.core, to: children.map(\.outer))
      return tab
    }
    let ordered = rules.ordered(tabs)
    let parts = handle.traits(TabViewPartKey.self)
    graph.tree.setChildren(
      of: handle.core, to: ordered.map(\.handle.outer) + parts.map(\.handle.outer))
    tell(ordered)
    for tab in old.values { tab.handle.remove() }
    if view.selection == nil, chosen == nil, let index = chosenIndex.value,
      tabs.indices.contains(index)
    {
      chosen = tabs[index].place
    }
    follow()
  }

  /// What decides which tabs are shown, and in which order.
  private var currentRules: TabRules {
    reading {
      TabRules(
        variant: environment.tabViewStyle,
        customization: environment.tabViewCustomization?.wrappedValue)
    }
  }

  /// Tells the menu of the sidebar what the user can change.
  private func tell(_ tabs: [TabRegion]) {
    guard let list = reading({ environment.customizableTabs }) else { return }
    let current = CustomizableTab.list(tabs, rules.customization)
    graph.afterUpdate { if list.wrappedValue != current { list.wrappedValue = current } }
  }

  /// Shows the selected tab, and covers the others.
  private func follow() {
    if currentRules != rules { graph.arrangeLater(self) }
    let draft = reading {
      let selected = selected
      for tab in tabs where tab !== selected { tab.place.setCovered(true) }
      selected?.place.uncover(upTo: region)
      return handle.draft { element in
        element.content = .tabView(
          selection: selected?.handle.core.id, environment.tabViewStyle)
        element.onSelect(among: { [weak self] in self?.tabs.map(\.handle.core) ?? [] }) {
          [weak self] id in
          guard let self, let tab = tabs.first(where: { $0.handle.core.id == id }) else { return }
          select(tab)
        }
      }
    }
    handle.take(draft)
    graph.service(Addresses.self).changed()
  }

  func collectAddress(_ collector: AddressCollector) {
    guard let format else { return visitChildren(collector.visit) }
    let find: @MainActor ([String]) -> (tab: TabRegion, components: [String])? = {
      [weak self] components in
      guard let (value, taken) = format.accept(components),
        let tab = self?.tabs.first(where: {
          $0.isOpen && $0.value(as: SelectionValue.self) == value
        })
      else { return nil }
      return (tab, taken)
    }
    let slot = AddressSlot(
      self,
      components: selected?.value(as: SelectionValue.self).flatMap { format.print($0) },
      accept: { find($0)?.components },
      open: { [weak self] in if let tab = find($0)?.tab { self?.select(tab) } },
      clear: nil)
    collector.add(slot) { visitChildren(collector.visit) }
  }

  /// The selected tab, or the first enabled tab if the selection matches none.
  private var selected: TabRegion? {
    let selected =
      if let selection = view.selection?.wrappedValue {
        tabs.first { $0.value(as: SelectionValue.self) == selection }
      } else {
        tabs.first { $0.place === chosen }
      }
    return selected ?? tabs.first(where: \.isOpen) ?? tabs.first
  }

  /// Notifies the owner of the selection, even if the tab is already selected.
  private func select(_ tab: TabRegion) {
    if let selection = view.selection {
      if let value = tab.value(as: SelectionValue.self) { selection.wrappedValue = value }
    } else {
      chosen = tab.place
      chosenIndex.value = tabs.firstIndex { $0 === tab }
      graph.mark(self)
    }
  }
}
