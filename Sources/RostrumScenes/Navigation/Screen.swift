/// The node of one screen of a navigation stack.
@MainActor
package final class Screen: PresentedNode<ScreenOptions>, PlaceOwner {
  /// The origin of the screen.
  let source: Source
  private(set) weak var stack: NavigationStackController?
  private lazy var bars = ScreenBars(of: self)
  private var toolbars: [any ToolbarProvider] = []
  private let editMode: StateBox<EditMode>

  /// The origin of a screen.
  enum Source {
    /// The screen is the root of its stack.
    case root
    /// The screen represents an element of the stack's path.
    case path(AnyHashable)
    /// A view requested the screen; the closure notifies the owner of the state when it is popped.
    case view(@MainActor () -> Void)
  }

  init(_ source: Source, in stack: NavigationStackController, _ context: NodeContext) {
    self.source = source
    self.stack = stack
    editMode = StateBox(EditMode.inactive, graph: context.graph)
    super.init(
      .screen, Place(in: stack.origin), context,
      dismiss: { [weak stack] in if let screen = $0 as? Screen { stack?.pop(screen) } })
    place.owner = self
    if let restoration = graph.restoration {
      editMode.keep(PropertySource(Screen.self, "editMode", in: self), in: restoration)
    }
    let editMode = editMode
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

  /// The event that pops the screen; `nil` if only the app can pop it.
  var dismissal: UserEvent? {
    guard let stack, !handle.core.content.screen.contains(.backHidden),
      let index = stack.screens.firstIndex(where: { $0 === self })
    else { return nil }
    return UserEvent(stack.handle.core.id, .back(depth: index - 1))
  }

  override package var isHeld: Bool {
    isAboveRoot && (dismissal == nil || graph.service(DismissalGuards.self).holds(self))
  }

  override package func addPlace(to hasher: inout PlaceHasher) {
    hasher.combine(slot: context.slot)
    if case .path(let id) = source, !hasher.combine(id: id) { hasher.isStable = false }
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
    // The bars of the window may have changed, too.
    describe()
  }

  override package func arrange() {
    var collected = HandleList()
    for toolbar in toolbars.sorted(by: { $0.depth > $1.depth }) {
      toolbar.collectItems(&collected)
    }
    let items = collected.handles
    let underBar = items.filter(\.isUnderBar).map(\.outer)
    let (above, below) = bars.arrange(
      items.filter { !$0.isUnderBar }, hasBar: !underBar.isEmpty || title != nil || isAboveRoot)
    graph.tree.setChildren(
      of: handle.core, to: above + underBar + contentElements + below)
    describe()
  }

  override package func willRemove() {
    bars.remove()
    editMode.detach()
    super.willRemove()
    stack?.removed(self)
  }
}

extension Screen {
  var title: String? { options.values.last { $0.title != nil }?.title }

  /// The title that the back button shows: that of the screen below, unless the bar's role omits it.
  var backTitle: String? {
    let role = options.values.last { $0.role != nil }?.role ?? .automatic
    guard role.showsBackTitle, let title = stack?.screen(below: self)?.title, !title.isEmpty
    else { return nil }
    return title
  }

  /// Describes the elements.
  ///
  /// The outermost of several reports wins.
  private func describe() {
    let values = options.values
    var visibilities: [ToolbarPlacement: Visibility] = [:]
    for value in values { visibilities.merge(value.bars) { $1 } }
    if graph.service(WindowParts.self).isToolbarHidden, place.presentation == nil {
      visibilities[.navigationBar] = .hidden
    }
    if let width = values.last(where: { $0.columnWidth != nil })?.columnWidth {
      stack?.column?.setWidth(width)
    }
    let removed = values.reduce(into: Set<ToolbarDefaultItemKind>()) { $0.formUnion($1.removed) }
    stack?.column?.removeToggle(removed.contains(.sidebarToggle))
    handle.take(ElementDraft(.screen(title: title, facts(hiding: visibilities))))
    stack?.titleChanged(of: self)
    let isInWindow = place.presentation == nil
    bars.describe(
      values, title: removed.contains(.title) ? nil : title, visibilities,
      in: isInWindow ? reading { environment.windowChrome } : WindowChrome())
  }

  private func facts(hiding bars: [ToolbarPlacement: Visibility]) -> [ScreenFact] {
    var facts: [ScreenFact] = []
    if options.values.last(where: { $0.isBackHidden != nil })?.isBackHidden == true {
      facts.append(backAction == nil ? .backHidden : .backReplaced)
    }
    if let backTitle { facts.append(.backTitle(backTitle)) }
    let hidden = Set(bars.filter { $0.value == .hidden }.map(\.key.bar))
    return facts + ScreenBar.allCases.filter(hidden.contains).map { .hides($0) }
  }

  /// The text of the screen's search.
  var search: Binding<String>? { options.values.last { $0.search != nil }?.search }

  /// Replaces the text of the screen's search by a token.
  func completeSearch(with token: Any) {
    options.values.last { $0.search != nil }?.addToken?(token)
  }
}
