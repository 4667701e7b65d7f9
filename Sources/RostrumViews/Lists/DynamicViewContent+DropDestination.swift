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
  private let describe: @MainActor (inout ElementDraft, _ offset: Int) -> Void

  init<T: Transferable>(count: Int, action: @escaping @MainActor ([T], Int) -> Void) {
    describe = { row, offset in
      row.onInsert(of: T.self) { items, distance in
        action(items, min(max(offset + distance, 0), count))
      }
    }
  }

  /// Lets content be dropped before or after the row of the element at an offset.
  @MainActor
  func install(on row: inout ElementDraft, at offset: Int) { describe(&row, offset) }
}

package enum InsertKey: TraitKey {
  package typealias Value = InsertRows
}

package struct OnInsert: TraitModifier {
  package typealias Key = InsertKey
  package let value: InsertRows
}
