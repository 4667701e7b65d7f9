import Foundation
internal import RostrumFoundation

/// A row of a binding to a collection, which the user can move or delete.
public struct EditableRow<Content: View>: View {
  let content: Content
  let deletes: DeleteRows?
  let moves: MoveRows?

  /// The row.
  public var body: some View {
    content
      .modifier(OnDelete(value: deletes))
      .modifier(OnMove(value: moves))
  }
}

extension ForEach where Content: View {
  /// Creates a row for a binding to each identifiable element, which the user can move or delete.
  ///
  /// ```swift
  /// List {
  ///   ForEach($tasks, editActions: .all) { $task in
  ///     TextField("Task", text: $task.title)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: What the user can do.
  ///   - content: Creates the row for a binding.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index == Int, Elements.Element: Identifiable, ID == Elements.Element.ID,
    Data == [_BindingElement<Elements, ID>], Content == EditableRow<Row>
  {
    let (deletes, moves) = editActions.edits(of: data)
    self.init(data, place: nil) {
      EditableRow(content: content($0), deletes: deletes, moves: moves)
    } identify: {
      $0.id
    }
  }

  /// Creates a row for a binding to each element, which the user can move or delete.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of the identity.
  ///   - editActions: What the user can do.
  ///   - content: Creates the row for a binding.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index == Int, Data == [_BindingElement<Elements, ID>], Content == EditableRow<Row>
  {
    let (deletes, moves) = editActions.edits(of: data)
    self.init(data, place: id) {
      EditableRow(content: content($0), deletes: deletes, moves: moves)
    } identify: {
      $0[keyPath: id]
    }
  }
}

extension EditActions
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index == Int
{
  /// What the actions do to the collection of a binding.
  @MainActor
  fileprivate func edits(of data: Binding<Data>) -> (DeleteRows?, MoveRows?) {
    let deletes = DeleteRows { data.wrappedValue.remove(atOffsets: $0) }
    let moves = MoveRows(count: data.wrappedValue.count) {
      data.wrappedValue.move(fromOffsets: $0, toOffset: $1)
    }
    return (contains(.delete) ? deletes : nil, contains(.move) ? moves : nil)
  }
}
