/// Adds items that the user can arrange, and the menu to do that, to the bars of a screen.
struct CustomizableToolbar<Items: View>: ViewModifier {
  let items: Items
  @SceneStorage private var arrangement: ToolbarArrangement
  /// What the bar tells of its items.
  @State private var entries: [ToolbarEntry] = []

  init(id: String, items: Items) {
    self.items = items
    _arrangement = SceneStorage(
      ToolbarArrangement(), "toolbar.\(id)", ToolbarArrangement.coding)
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
    Menu {
      ForEach(entries.filter(\.canHide), id: \.item) { entry in
        Toggle(entry.title, isOn: visibility(of: entry))
      }
      if !moves.isEmpty {
        Divider()
        ForEach(moves, id: \.self) { move in
          Button {
            perform(move)
          } label: {
            Text("\(move.entry.title) – \(Text(LocalizedStringKey(.beforeRow, move.next.title)))")
          }
        }
      }
    } label: {
      Text(SystemWord.customize)
    }
  }

  /// An item, and the one that is before it in the same place.
  private struct Move: Hashable {
    let entry: ToolbarEntry
    let next: ToolbarEntry
  }

  private var moves: [Move] {
    let movable = entries.filter { $0.canMove && $0.isInBar }
    return zip(movable.dropFirst(), movable).filter { $0.item.place == $1.item.place }
      .map { Move(entry: $0, next: $1) }
  }

  private func perform(_ move: Move) {
    var order = entries.map(\.item.name)
    guard let index = order.firstIndex(of: move.entry.item.name),
      let next = order.firstIndex(of: move.next.item.name)
    else { return }
    order.insert(order.remove(at: index), at: next)
    arrangement.wrappedValue.order = order
  }

  private func visibility(of entry: ToolbarEntry) -> Binding<Bool> {
    Binding(
      get: { entry.isInBar },
      set: { arrangement.wrappedValue.visibility[entry.item.name] = $0 })
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
