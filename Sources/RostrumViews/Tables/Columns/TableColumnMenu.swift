/// The menu at the end of a table's headings: which columns are shown, and in which order.
struct TableColumnMenu: View {
  let columns: TableColumnOrder
  let choices: Binding<TableColumnChoices>

  var body: some View {
    Menu {
      ForEach(columns.entries.filter(\.traits.canHide), id: \.key) { entry in
        Toggle(isOn: visibility(of: entry)) { entry.title }
      }
      if moves.count > 0 {
        Divider()
        ForEach(moves, id: \.entry.key) { move in
          TableColumnMove(move: move) {
            choices.wrappedValue.order = columns.moving(move.entry.key, before: move.next.key)
          }
        }
      }
    } label: {
      Label {
        Text(SystemWord.columns)
      } icon: {
        Image(systemName: "ellipsis.circle")
      }
    }
  }

  private var moves: [TableColumnOrder.Move] { columns.moves }

  private func visibility(of entry: TableColumnOrder.Entry) -> Binding<Bool> {
    Binding(
      id: entry.key,
      get: { entry.traits.isVisible(in: choices.wrappedValue) },
      set: { choices.wrappedValue.visibility[entry.key] = $0 })
  }
}

/// A button that moves a column before the one that is before it.
private struct TableColumnMove: View {
  let move: TableColumnOrder.Move
  let perform: @MainActor () -> Void
  @Environment(\.self) private var environment

  var body: some View {
    let (title, next) = (
      move.entry.title.words(in: environment), move.next.title.words(in: environment)
    )
    Button(action: perform) { Text("\(title) – \(Text(LocalizedStringKey(.beforeRow, next)))") }
  }
}
