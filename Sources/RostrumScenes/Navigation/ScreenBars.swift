/// The bars of a screen, with the items of its toolbars in their places.
@MainActor
final class ScreenBars {
  private unowned let owner: Node
  private var bar: ElementHandle?
  private var parts: [Part: ElementHandle] = [:]

  init(of owner: Node) {
    self.owner = owner
  }

  /// A group of items.
  fileprivate enum Part {
    case leading, trailing, more, bottom, keyboard
  }

  /// Arranges items in the bars.
  ///
  /// - Parameters:
  ///   - items: The items of the screen's toolbars, in order.
  ///   - hasBar: Whether the screen has a bar at the top, even without items.
  /// - Returns: The elements above and below the content of the screen.
  func arrange(
    _ items: [ElementHandle], hasBar: Bool
  ) -> (above: [Element], below: [Element]) {
    let items = Dictionary(grouping: items) { $0.place.part }
    let more = items[.more].map { [menu(of: $0)] } ?? []
    if more.isEmpty { remove(.more) }
    let leading = group(.leading, .barLeading, items[.leading] ?? [])
    let trailing = group(.trailing, .barTrailing, more + (items[.trailing] ?? []))
    let center = (items[nil] ?? []).map(\.outer)
    let below = [
      group(.keyboard, .keyboardBar, items[.keyboard] ?? []),
      group(.bottom, .bottomBar, items[.bottom] ?? []),
    ].compactMap { $0?.core }
    let inBar = [leading?.core].compactMap(\.self) + center + [trailing?.core].compactMap(\.self)
    guard hasBar || !inBar.isEmpty else {
      bar?.remove()
      bar = nil
      return ([], below)
    }
    let bar = bar ?? ElementHandle(.navigationBar, owner: owner, isDecorated: false)
    self.bar = bar
    owner.graph.tree.setChildren(of: bar.core, to: inBar)
    return ([bar.core], below)
  }

  /// Describes the bars.
  ///
  /// - Parameters:
  ///   - options: What the views of the screen report, outermost last.
  ///   - title: The title of the screen.
  ///   - bars: The visibility of bars.
  ///   - chrome: What the bars of the window look like.
  func describe(
    _ options: [ScreenOptions], title: String?, _ bars: [ToolbarPlacement: Visibility],
    in chrome: WindowChrome
  ) {
    if let bottom = parts[.bottom] {
      var draft = ElementDraft(.group(.bottomBar))
      draft.state.isHidden = bars[.bottomBar] == .hidden
      bottom.take(draft)
    }
    guard let bar else { return }
    let role = options.last { $0.role != nil }?.role
    let ownMode = options.last { $0.titleMode != nil }?.titleMode
    let mode = ownMode ?? role?.titleMode ?? chrome.titleMode
    let background = options.last { $0.barBackgroundVisibility != nil }?.barBackgroundVisibility
    var draft = ElementDraft(
      .navigationBar(
        title: chrome.showsTitle ? title : nil, mode ?? .automatic,
        background: background ?? (chrome.hasBackground ? .automatic : .hidden)))
    if let look = chrome.look { draft.style(.barLook(look)) }
    draft.state.isHidden = bars[.navigationBar] == .hidden
    if let paint = options.last(where: { $0.barBackground != nil })?.barBackground {
      draft.style(.barBackground(paint))
    }
    if let scheme = options.last(where: { $0.barScheme != nil })?.barScheme ?? nil {
      draft.state.set(.colorScheme(scheme))
    }
    if let paint = options.last(where: { $0.barForeground != nil })?.barForeground {
      draft.style(.foreground(paint.withoutEffects))
    }
    bar.take(draft)
  }

  func remove() {
    bar?.remove()
    bar = nil
    for part in parts.values { part.remove() }
    parts = [:]
  }

  /// The element around items with one place; `nil` without items.
  private func group(
    _ part: Part, _ variant: GroupVariant, _ items: [ElementHandle]
  ) -> ElementHandle? {
    if items.isEmpty {
      remove(part)
      return nil
    }
    let handle = parts[part] ?? ElementHandle(.group, owner: owner, isDecorated: false)
    if parts[part] == nil {
      parts[part] = handle
      handle.take(ElementDraft(.group(variant)))
    }
    owner.graph.tree.setChildren(of: handle.core, to: items.map(\.outer))
    return handle
  }

  /// The menu of secondary actions.
  private func menu(of items: [ElementHandle]) -> ElementHandle {
    let menu = parts[.more] ?? ElementHandle(.menu, owner: owner, isDecorated: false)
    parts[.more] = menu
    var draft = ElementDraft(.menu(symbol: "ellipsis", .automatic))
    draft.state.label = SystemWords(for: owner.environment.locale)[.actions]
    draft.isFocusable = true
    menu.take(draft)
    owner.graph.tree.setChildren(of: menu.core, to: items.map(\.outer))
    return menu
  }

  private func remove(_ part: Part) {
    parts.removeValue(forKey: part)?.remove()
  }
}

extension ElementHandle {
  /// The place of a toolbar item.
  fileprivate var place: ToolbarItemPlace {
    guard case .toolbarItem(let place, _) = outer.content else { return .automatic }
    return place
  }

  /// Whether the element is below the title: the subtitle, or part of the screen's search, which is
  /// in the bar if that has room.
  var isUnderBar: Bool {
    [.subtitle, .search, .searchScopes, .searchSuggestions].contains(place)
  }
}

extension ToolbarItemPlace {
  /// The group that items with the place belong to; `nil` for those in the middle of the bar.
  fileprivate var part: ScreenBars.Part? {
    switch self {
    case .navigation, .cancellationAction, .topBarLeading: .leading
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing:
      .trailing
    case .secondaryAction: .more
    case .bottomBar, .status: .bottom
    case .keyboard: .keyboard
    case .principal, .titleMenu, .subtitle, .search, .searchSuggestions, .searchScopes: nil
    }
  }
}
