/// Adds items that the user can arrange, and the menu to do that, to the bars of a screen.
struct CustomizableToolbar<Items: View>: ViewModifier {
  let items: Items
  @SceneStorage private var arrangement: ToolbarArrangement
  /// What the bar tells of its items.
  @State private var entries: [ToolbarEntry] = []

  init(id: String, items: Items) {
    self.items = items
    _arrangement = SceneStorage(ToolbarArrangement(), "toolbar.\(id)", .text)
  }

  func body(content: Content) -> some View {
    content.modifier(
      ToolbarModifier(
        items: TupleView(items.environment(\.toolbarArrangement, arrangement), menu),
        report: ToolbarReport(arrangement: arrangement, entries: $entries)))
  }

  private var menu: _ToolbarItemView<ToolbarCustomizationMenu>? {
    guard entries.contains(where: { $0.canHide || $0.canMove }) else { return nil }
    return _ToolbarItemView(
      placement: .secondaryAction,
      content: ToolbarCustomizationMenu(entries: entries, arrangement: $arrangement))
  }
}

/// The user's arrangement of a bar's items, and where the bar tells of its items.
struct ToolbarReport {
  let arrangement: ToolbarArrangement
  let entries: Binding<[ToolbarEntry]>
}

/// The menu of a bar: which items it has, and in which order.
struct ToolbarCustomizationMenu: View {
  let entries: [ToolbarEntry]
  let arrangement: Binding<ToolbarArrangement>

  var body: some View {
    ArrangementMenu(
      entries.filter(\.canHide).map(item),
      moves: moves.map { (item($0), item($1)) },
      show: { arrangement.wrappedValue.visibility[$0.name] = $1 },
      move: { item, next in
        arrangement.wrappedValue.order =
          entries.map(\.item.name).moving(item.name, before: next.name)
      }
    ) {
      Text(SystemWord.customize)
    }
  }

  /// Items, and those that are before them in the same place.
  private var moves: [(ToolbarEntry, ToolbarEntry)] {
    let movable = entries.filter { $0.canMove && $0.isInBar }
    return zip(movable.dropFirst(), movable).filter { $0.item.place == $1.item.place }
  }

  private func item(_ entry: ToolbarEntry) -> ArrangementMenu<NamedToolbarItem, Text>.Item {
    .init(id: entry.item, title: Text(verbatim: entry.title), isShown: entry.isInBar)
  }
}

extension EnvironmentValues {
  /// What the user has chosen of the bar's items.
  var toolbarArrangement: ToolbarArrangement? {
    get { self[ToolbarArrangementKey.self] }
    set { self[ToolbarArrangementKey.self] = newValue }
  }
}

private struct ToolbarArrangementKey: EnvironmentKey {
  static let defaultValue: ToolbarArrangement? = nil
}
