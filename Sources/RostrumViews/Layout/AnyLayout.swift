/// A layout whose kind can change without a change of its views' identity.
///
/// ```swift
/// let layout = isCompact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
/// layout {
///   Cover(album)
///   Details(album)
/// }
/// ```
///
/// The views keep their state when the layout changes, unlike those in the branches of an `if`.
public struct AnyLayout: Sendable {
  let arrangement: Arrangement

  /// The kinds of layouts.
  enum Arrangement: Hashable {
    case row(HStackLayout)
    case column(VStackLayout)
    case layers(ZStackLayout)
    case grid(GridLayout)
  }

  /// Creates a layout that arranges views side by side.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: HStackLayout) { arrangement = .row(layout) }

  /// Creates a layout that arranges views in a column.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: VStackLayout) { arrangement = .column(layout) }

  /// Creates a layout that arranges views on top of each other.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: ZStackLayout) { arrangement = .layers(layout) }

  /// Creates a layout that arranges views in rows with aligned columns.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: GridLayout) { arrangement = .grid(layout) }

  /// Arranges views.
  ///
  /// - Parameter content: The views.
  /// - Returns: The arranged views.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedViews(arrangement: arrangement, content: content())
  }
}

/// Views whose arrangement may change.
private struct ArrangedViews<Content: View>: View {
  typealias Body = Never

  let arrangement: AnyLayout.Arrangement
  let content: Content

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ArrangedViewsNode(view, context, view.arrangement.content(columns: 1).role)
  }
}

private final class ArrangedViewsNode<Content: View>: ElementNode<ArrangedViews<Content>, Content> {
  private var columns = 1

  override func update() {
    describe()
    show(view.content)
  }

  private func describe() {
    let draft = reading {
      handle.draft { element in
        element.content = view.arrangement.content(columns: columns)
        for style in view.arrangement.styles { element.style(style) }
      }
    }
    handle.take(draft)
  }

  override func arrange() {
    let rows = childHandles
    graph.tree.setChildren(of: handle.core, to: rows.map(\.outer))
    let needed = max(1, rows.map { ($0.owner as? any GridCells)?.columns ?? 1 }.max() ?? 1)
    if needed != columns {
      columns = needed
      describe()
    }
    context.place.onElementChange?()
  }
}

extension AnyLayout.Arrangement {
  /// The element's content.
  fileprivate func content(columns: Int) -> ElementContent {
    switch self {
    case .row: .stack(.horizontal)
    case .column: .stack(.vertical)
    case .layers: .overlay(.plain)
    case .grid: .grid(.cells(columns: columns))
    }
  }

  fileprivate var styles: [StyleProperty] {
    var styles: [StyleProperty] = []
    if case .grid(let grid) = self, grid.horizontalSpacing != nil || grid.verticalSpacing != nil {
      styles.append(
        .gridSpacing(
          horizontal: grid.horizontalSpacing.map { Double($0) },
          vertical: grid.verticalSpacing.map { Double($0) }))
    }
    if let spacing { styles.append(.spacing(spacing)) }
    if alignment != .center { styles.append(.alignment(alignment)) }
    return styles
  }

  private var spacing: Double? {
    switch self {
    case .row(let row): row.spacing.map { Double($0) }
    case .column(let column): column.spacing.map { Double($0) }
    case .layers, .grid: nil
    }
  }

  private var alignment: Alignment {
    switch self {
    case .row(let row): Alignment(horizontal: .center, vertical: row.alignment)
    case .column(let column): Alignment(horizontal: column.alignment, vertical: .center)
    case .layers(let layers): layers.alignment
    case .grid(let grid): grid.alignment
    }
  }
}
