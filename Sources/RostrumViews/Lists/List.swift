/// Rows, possibly in sections.
///
/// ```swift
/// List {
///   ForEach(standups) { standup in
///     NavigationLink(standup.title, value: standup)
///   }
///   .onDelete { standups.remove(atOffsets: $0) }
/// }
/// ```
///
/// Each view of the content that isn't a ``Section`` is a row. With a selection, the user selects
/// rows: the value of a row is that of its `tag(_:)`, that of the `NavigationLink(value:)` in it,
/// or its id in a `ForEach`. Unlike in SwiftUI, several rows can be selected without an edit mode.
public struct List<SelectionValue: Hashable, Content: View>: ContainerView {
  package static var role: ElementRole { .list }
  let rows: Content
  let selection: ListSelection<SelectionValue>?

  package var content: ModifiedContent<Content, HasRows> {
    let selection = selection.map {
      RowSelection(type: ObjectIdentifier(SelectionValue.self), rows: $0)
    }
    return rows.modifier(HasRows(selection: selection))
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .list(
      environment.listStyle, environment.listFacts(selection: selection?.mode))
    element.setListHeights(in: environment)
    element.setContentMargins(in: environment)
    element.setListLook(in: environment)
    if let selection {
      selection.read()
      follow(selection, in: environment)
      element.onRowChoice(in: selection, isEnabled: environment.isEnabled)
    }
    element.refresh(in: environment)
  }

  package func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion? {
    RowRegion(along: .vertical, in: graph)
  }

  package var wrapsByValue: Bool { selection != nil }

  package func wrapper(
    for child: ElementHandle, in environment: EnvironmentValues
  ) -> ElementWrapper? {
    guard var row = Rows.row(around: child) else { return nil }
    selection?.install(on: &row, around: child, in: environment)
    return row
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  ///
  /// - Parameter content: The rows and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: nil)
  }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Creates the row for an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element of a collection, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity.
  ///   - rowContent: Creates the row for an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - rowContent: Creates the row for a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }
}
