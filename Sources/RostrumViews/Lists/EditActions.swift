import Foundation
internal import RostrumFoundation

/// What the user can do to the rows of a collection.
public struct EditActions<Data>: OptionSet, Hashable, Sendable {
  /// The actions as bits.
  public let rawValue: Int

  /// Creates actions from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// All actions.
  public static var all: EditActions<Data> { [.move, .delete] }
  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

/// Rows of a binding to a collection, which the user can move or delete.
public struct EditableCollectionContent<
  Content: View, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  ID: Hashable
>: View where Data.Index == Int {
  let data: Binding<Data>
  let id: KeyPath<Data.Element, ID>
  let actions: EditActions<Data>
  let row: (Binding<Data.Element>) -> Content

  /// The rows.
  public var body: some View {
    ForEach(data, id: id, editActions: actions, content: row)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each element, which the user can move or delete.
  ///
  /// ```swift
  /// struct Names: View {
  ///   @State private var names = ["Ada", "Grace"]
  ///
  ///   var body: some View {
  ///     List($names, id: \.self, editActions: .all) { $name in Text(name) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: What the user can do.
  ///   - rowContent: Creates the row for a binding.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index == Int, Data.Element: Identifiable,
    Content == EditableCollectionContent<RowContent, Data, Data.Element.ID>
  {
    self.init(data, id: \.id, editActions: editActions, rowContent: rowContent)
  }

  /// Creates a list with a row for a binding to each element, identified by a property, which the
  /// user can move or delete.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of the identity.
  ///   - editActions: What the user can do.
  ///   - rowContent: Creates the row for a binding.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index == Int, Content == EditableCollectionContent<RowContent, Data, ID>
  {
    self.init {
      EditableCollectionContent(data: data, id: id, actions: editActions, row: rowContent)
    }
  }
}

extension List {
  /// Creates a list with a row for a binding to each element, which the user can select, move or
  /// delete.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: What the user can do.
  ///   - selection: The selected row; `nil` for none.
  ///   - rowContent: Creates the row for a binding.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index == Int, Data.Element: Identifiable,
    Content == EditableCollectionContent<RowContent, Data, Data.Element.ID>
  {
    self.init(selection: selection) {
      EditableCollectionContent(data: data, id: \.id, actions: editActions, row: rowContent)
    }
  }

  /// Creates a list in which the user can select several rows, and move or delete them.
  ///
  /// There is a row for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: What the user can do.
  ///   - selection: The selected rows.
  ///   - rowContent: Creates the row for a binding.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index == Int, Data.Element: Identifiable,
    Content == EditableCollectionContent<RowContent, Data, Data.Element.ID>
  {
    self.init(selection: selection) {
      EditableCollectionContent(data: data, id: \.id, actions: editActions, row: rowContent)
    }
  }

  /// Creates a list with a row for a binding to each element, identified by a property, which the
  /// user can select, move or delete.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of the identity.
  ///   - editActions: What the user can do.
  ///   - selection: The selected row; `nil` for none.
  ///   - rowContent: Creates the row for a binding.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index == Int, Content == EditableCollectionContent<RowContent, Data, ID>
  {
    self.init(selection: selection) {
      EditableCollectionContent(data: data, id: id, actions: editActions, row: rowContent)
    }
  }

  /// Creates a list with a row for a binding to each element, identified by a property, which the
  /// user can select, move or delete.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of the identity.
  ///   - editActions: What the user can do.
  ///   - selection: The selected rows.
  ///   - rowContent: Creates the row for a binding.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index == Int, Content == EditableCollectionContent<RowContent, Data, ID>
  {
    self.init(selection: selection) {
      EditableCollectionContent(data: data, id: id, actions: editActions, row: rowContent)
    }
  }
}
