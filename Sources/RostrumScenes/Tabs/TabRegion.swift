/// One tab, with its place, its element and the elements in it.
@MainActor
final class TabRegion {
  let place: Place
  let handle: ElementHandle
  var children: [ElementHandle] = []

  init(_ place: Place, handle: ElementHandle) {
    self.place = place
    self.handle = handle
  }

  private var item: TabItem? { children.first?.trait(TabItemKey.self) }

  /// Whether the user can select the tab.
  var isOpen: Bool { !handle.core.state.isDisabled && !handle.core.state.isHidden }

  /// The value of the tab in a selection.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag = item?.value, let value = Value(tag: tag) { return value }
    return children.first?.selectionValue(as: type)
  }

  /// Describes the element.
  func describe(
    by rules: TabRules, in environment: EnvironmentValues,
    select: @escaping @MainActor () -> Void
  ) {
    let places = rules.places(of: self)
    let label = item?.handle.core
    let isSearch = item?.role == .search
    let words = label?.itemWords ?? (isSearch ? SystemWords(for: environment.locale)[.search] : nil)
    let group = children.first?.trait(TabGroupKey.self) ?? nil
    let spoken = self.words(of: TabLabelKey.self, in: environment)
    var draft = ElementDraft(
      .tab(
        symbol: label?.itemSymbol ?? (isSearch ? "magnifyingglass" : nil),
        group: group?.resolved(in: environment.textContext), isSearch: isSearch,
        title: spoken == nil ? nil : words, only: places.only))
    draft.state.label = spoken ?? words
    draft.state.value = self.words(of: TabValueKey.self, in: environment)
    draft.state.help = self.words(of: TabHelpKey.self, in: environment)
    draft.state.hint = self.words(of: TabHintKey.self, in: environment) ?? draft.state.help
    draft.state.badge = children.lazy.compactMap { $0.core.state.badge }.first
    draft.state.isDisabled = children.first?.trait(TabDisabledKey.self) == true
    draft.state.isHidden = places.isHidden || children.first?.trait(TabHiddenKey.self) == true
    draft.isFocusable = true
    draft.onTap(select)
    handle.take(draft)
  }

  /// The words for assistive technology, of the outermost modifier that sets some.
  private func words<Key: TraitKey>(
    of key: Key.Type, in environment: EnvironmentValues
  ) -> String? where Key.Value == Text? {
    let texts = children.first?.traits(key).compactMap { $0 } ?? []
    return texts.last?.resolved(in: environment.textContext)
  }
}

extension Element {
  /// The words of a tab item, which is a label, or texts and a picture.
  fileprivate var itemWords: String? {
    let words = paragraphs.filter { !$0.isEmpty }
    if !words.isEmpty { return words.joined(separator: " ") }
    return firstImage?.state.label
  }

  /// The symbol of a tab item.
  fileprivate var itemSymbol: String? { firstImage?.content.symbol }

  private var firstImage: Element? {
    role == .image ? self : children.lazy.compactMap(\.firstImage).first
  }
}
