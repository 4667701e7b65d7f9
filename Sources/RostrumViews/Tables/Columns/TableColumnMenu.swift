/// The menu at the end of a table's headings: which columns are shown, and in which order.
struct TableColumnMenu: View {
  let columns: TableColumnOrder
  let choices: Binding<TableColumnChoices>

  var body: some View {
    ArrangementMenu(
      columns.entries.filter(\.traits.canHide).map(item),
      moves: columns.moves.map { (item($0.entry), item($0.next)) },
      show: { choices.wrappedValue.visibility[$0] = $1 },
      move: { choices.wrappedValue.order = columns.moving($0, before: $1) }
    ) {
      Label {
        Text(SystemWord.columns)
      } icon: {
        Image(systemName: "ellipsis.circle")
      }
    }
  }

  private func item(
    _ entry: TableColumnOrder.Entry
  ) -> ArrangementMenu<String, Label<Text, Image>>.Item {
    .init(
      id: entry.key, title: entry.title, isShown: entry.traits.isVisible(in: choices.wrappedValue))
  }
}
