/// One tab: its place, its element, and the elements within.
@MainActor
final class TabRegion {
  let place: Place
  let outlet: Outlet
  var children: [Outlet] = []

  init(_ place: Place, outlet: Outlet) {
    self.place = place
    self.outlet = outlet
  }

  private var item: TabItem? { children.first?.trait(TabItemKey.self) }

  /// Whether the user can choose it.
  var isOpen: Bool { outlet.core[.disabled] == nil && outlet.core[.hidden] == nil }

  /// The value that it stands for in a selection.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag = item?.value, let value = Value(tag: tag) { return value }
    return children.first?.selectionValue(as: type)
  }

  /// Writes the facts into the element.
  func describe(
    in environment: EnvironmentValues, select: @escaping @MainActor () -> Void
  ) {
    var draft = ElementDraft()
    let label = item?.outlet.core
    let isSearch = item?.role == .search
    let words = label?.itemWords ?? (isSearch ? "Search" : nil)
    if let words { draft[.label] = .string(words) }
    draft[.symbol] = label?.itemSymbol ?? (isSearch ? .string("magnifyingglass") : nil)
    if isSearch { draft[.placement] = .string("search") }
    draft[.badge] = children.lazy.compactMap { $0.core[.badge] }.first
    if children.first?.trait(TabDisabledKey.self) == true { draft[.disabled] = .flag(true) }
    if children.first?.trait(TabHiddenKey.self) == true { draft[.hidden] = .flag(true) }
    if let group = children.first?.trait(TabGroupKey.self) {
      draft[.group] = .string(group.resolved(in: environment.textContext))
    }
    draft.isFocusable = true
    draft.onTap(select)
    outlet.take(draft)
  }
}

extension Outlet {
  /// The value that a view stands for in a selection of a type: that of the innermost tag of the
  /// type, or its identity in the innermost `ForEach` whose identities are of it.
  func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
    traits(TagKey.self).lazy.compactMap { Value(tag: $0) }.first
      ?? traits(RowKey.self).lazy.compactMap { Value(tag: $0.id) }.first
  }
}

extension Element {
  /// The words of an item, which is a label, or texts and a picture.
  fileprivate var itemWords: String? {
    let words = paragraphs.filter { !$0.isEmpty }
    if !words.isEmpty { return words.joined(separator: " ") }
    return firstImage?[.label]?.string
  }

  /// The symbol of an item.
  fileprivate var itemSymbol: AttributeValue? { firstImage?[.symbol] }

  private var firstImage: Element? {
    role == .image ? self : children.lazy.compactMap(\.firstImage).first
  }
}
