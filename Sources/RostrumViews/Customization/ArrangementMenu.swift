/// A menu in which a user shows, hides and moves the parts of something: columns, tabs, items of a bar.
package struct ArrangementMenu<ID: Hashable, Label: View>: View {
  /// A part of what is arranged.
  package struct Item {
    let id: ID
    let title: Text
    let isShown: Bool

    package init(id: ID, title: Text, isShown: Bool) {
      self.id = id
      self.title = title
      self.isShown = isShown
    }
  }

  /// A part, and the one before it, with which it changes places.
  package typealias Move = (item: Item, next: Item)

  private let items: [Item]
  private let moves: [Move]
  private let show: @MainActor (ID, Bool) -> Void
  private let move: @MainActor (_ id: ID, _ next: ID) -> Void
  private let label: Label

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - items: What the user may show and hide.
  ///   - moves: What the user may move.
  ///   - show: Shows or hides a part.
  ///   - move: Moves a part before another one.
  ///   - label: The label of the menu.
  package init(
    _ items: [Item], moves: [Move], show: @escaping @MainActor (ID, Bool) -> Void,
    move: @escaping @MainActor (_ id: ID, _ next: ID) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.items = items
    self.moves = moves
    self.show = show
    self.move = move
    self.label = label()
  }

  package var body: some View {
    Menu {
      ForEach(items, id: \.id) { item in
        Toggle(
          isOn: Binding(id: item.id, get: { item.isShown }, set: { show(item.id, $0) })
        ) {
          item.title
        }
      }
      if !moves.isEmpty {
        Divider()
        ForEach(moves, id: \.item.id) { item, next in
          ArrangementMove(title: item.title, next: next.title) { move(item.id, next.id) }
        }
      }
    } label: {
      label
    }
  }
}

/// A button that moves a part before the one that is before it.
private struct ArrangementMove: View {
  let title: Text
  let next: Text
  let perform: @MainActor () -> Void
  @Environment(\.self) private var environment

  var body: some View {
    let (title, next) = (title.words(in: environment), next.words(in: environment))
    Button(action: perform) { Text("\(title) – \(Text(LocalizedStringKey(.beforeRow, next)))") }
  }
}

extension [String] {
  /// The order once an identifier was moved before a different one, or after all others.
  package func moving(_ id: String, before next: String?) -> [String] {
    var ids = filter { $0 != id }
    ids.insert(id, at: next.flatMap(ids.firstIndex) ?? ids.endIndex)
    return ids
  }
}
