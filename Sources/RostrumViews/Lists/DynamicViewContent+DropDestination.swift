public import RostrumFoundation

extension DynamicViewContent {
  /// Lets the user drop content between the rows.
  ///
  /// ```swift
  /// ForEach(recipes) { recipe in
  ///   Text(recipe.title)
  /// }
  /// .dropDestination(for: Recipe.self) { new, index in
  ///   recipes.insert(contentsOf: new, at: index)
  /// }
  /// ```
  ///
  /// Without rows there is no place to drop: give the list a `dropDestination` as well.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the content.
  ///   - action: Inserts the content before the element at an offset.
  /// - Returns: The views.
  @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(OnInsert(value: InsertRows(count: data.count, action: action)))
  }
}

/// The insertion of content between a `ForEach`'s rows.
package struct InsertRows {
  private let describe:
    @MainActor (
      inout ElementDraft, ViewGraph, _ count: @escaping Count, _ offset: Int, @escaping Place
    )
      -> Void
  /// The number of rows now.
  typealias Count = @MainActor () -> Int
  /// The index of a row among all rows now.
  typealias Place = @MainActor () -> Int?

  init<T: Transferable>(count: Int, action: @escaping @MainActor ([T], Int) -> Void) {
    describe = { row, graph, rows, offset, place in
      row.onInsert(of: T.self, in: graph, among: rows) { items, target in
        guard let place = place() else { return }
        action(items, min(max(target - (place - offset), 0), count))
      }
    }
  }

  /// Lets content be dropped before or after a row.
  @MainActor
  func install(on row: inout ElementDraft, around child: ElementHandle, at offset: Int) {
    let count: Count = { [weak child] in child?.outer.parent?.parent?.children.count ?? 0 }
    describe(&row, child.owner.graph, count, offset) { [weak child] in child?.indexOfRow }
  }
}

extension ElementHandle {
  /// The index of the row around a view among the rows of its list.
  var indexOfRow: Int? {
    guard let row = outer.parent, let siblings = row.parent?.children else { return nil }
    return siblings.lazy.filter { $0.role == .row }.firstIndex { $0 === row }
  }
}

package enum InsertKey: TraitKey {
  package typealias Value = InsertRows
}

package struct OnInsert: TraitModifier {
  package typealias Key = InsertKey
  package let value: InsertRows
}
