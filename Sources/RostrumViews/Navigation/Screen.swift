/// The node of one screen of a navigation stack.
@MainActor
package final class Screen: PresentedNode<ScreenOptions>, PlaceOwner {
  /// How the screen came up.
  let source: Source
  private(set) weak var stack: NavigationStackController?
  private var bar: Outlet?
  private var toolbars: [any ToolbarProvider] = []

  /// How a screen came up.
  enum Source {
    /// It is the first screen of its stack.
    case root
    /// It stands for an element of the stack's path.
    case path(AnyHashable)
    /// A view asked for it; the closure tells the owner of the state that it goes.
    case view(@MainActor () -> Void)
  }

  init(_ source: Source, in stack: NavigationStackController, _ context: NodeContext) {
    self.source = source
    self.stack = stack
    super.init(
      .screen, Place(in: stack.origin), context,
      dismiss: { [weak stack] in if let screen = $0 as? Screen { stack?.pop(screen) } })
    place.owner = self
    let editMode = StateBox(EditMode.inactive, graph: context.graph)
    setEnvironment(isPresented: isAboveRoot) { environment in
      environment.navigation = NavigationAction(stack: stack)
      environment.rowSelection = nil
      environment.editMode = Binding(location: editMode)
      environment.searchTarget = SearchTarget(screen: self)
    }
  }

  var isAboveRoot: Bool {
    if case .root = source { false } else { true }
  }

  /// The place of the stack.
  package var outerPlace: Place? { stack?.origin }

  /// The event that pops the screen; `nil` if only the app can.
  var dismissal: UserEvent? {
    guard let stack, outlet.core[.backHidden] != .flag(true),
      let index = stack.screens.firstIndex(where: { $0 === self })
    else { return nil }
    return UserEvent(stack.outlet.core.id, .back(depth: index - 1))
  }

  /// Shows a view.
  func show<Content: View>(_ view: Content) {
    if contentContext.reconcile(&content, with: view) { contentChanged() }
  }

  func add(_ toolbar: any ToolbarProvider) {
    toolbars.append(toolbar)
    contentChanged()
  }

  func remove(_ toolbar: any ToolbarProvider) {
    toolbars.removeAll { $0 === toolbar }
    contentChanged()
  }

  override package func refresh() {
    beginEvaluation()
    stack?.refresh(self)
  }

  override package func arrange() {
    var items: [Outlet] = []
    for toolbar in toolbars.sorted(by: { $0.depth > $1.depth }) {
      toolbar.collectItems(&items)
    }
    var elements = contentOutlets.map(\.outer)
    if !items.isEmpty || title != nil || isAboveRoot {
      let bar = bar ?? Outlet(.navigationBar, owner: self, isDecorated: false)
      self.bar = bar
      graph.tree.setChildren(of: bar.core, to: items.map(\.outer))
      elements.insert(bar.outer, at: 0)
    } else {
      bar?.remove()
      bar = nil
    }
    graph.tree.setChildren(of: outlet.core, to: elements)
    describe()
  }

  override package func willRemove() {
    bar?.remove()
    super.willRemove()
    stack?.removed(self)
  }
}

extension Screen {
  private var title: String? { options.values.last { $0.title != nil }?.title }

  /// Writes the facts into the elements.
  ///
  /// Of several reports the outermost counts.
  private func describe() {
    var screen = ElementDraft()
    var bar = ElementDraft()
    let values = options.values
    if let title {
      screen[.title] = .string(title)
      bar[.title] = .string(title)
    }
    if let mode = values.last(where: { $0.titleMode != nil })?.titleMode {
      bar[.titleMode] = .string(mode.rawValue)
    }
    if values.last(where: { $0.isBackHidden != nil })?.isBackHidden == true {
      screen[.backHidden] = backAction == nil ? .flag(true) : .string("replaced")
    }
    describeBars(of: &screen, &bar, values)
    if let width = values.last(where: { $0.columnWidth != nil })?.columnWidth {
      stack?.column?.setWidth(width)
    }
    outlet.take(screen)
    self.bar?.take(bar)
  }

  /// What is searched for on the screen.
  var search: Binding<String>? { options.values.last { $0.search != nil }?.search }

  private func describeBars(
    of screen: inout ElementDraft, _ bar: inout ElementDraft, _ values: [ScreenOptions]
  ) {
    var bars: [ToolbarPlacement: Visibility] = [:]
    for value in values { bars.merge(value.bars) { $1 } }
    let hidden = bars.filter { $0.value == .hidden }.map(\.key.name).sorted()
    if !hidden.isEmpty { screen[.hiddenBars] = .string(hidden.joined(separator: " ")) }
    if bars[.navigationBar] == .hidden { bar[.hidden] = .flag(true) }
    if let paint = values.last(where: { $0.barBackground != nil })?.barBackground {
      bar.style(.barBackground(paint))
    }
    switch values.last(where: { $0.barBackgroundVisibility != nil })?.barBackgroundVisibility {
    case .visible: bar[.barBackground] = .string("visible")
    case .hidden: bar[.barBackground] = .string("hidden")
    case .automatic, nil: break
    }
  }
}
