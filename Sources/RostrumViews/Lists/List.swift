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
/// Each view of the content that is not a ``Section`` is a row.
public struct List<Content: View>: ContainerView {
  package static var role: ElementRole { .list }
  let rows: Content

  package var content: ModifiedContent<Content, HasRows> { rows.modifier(HasRows()) }

  /// A list of views.
  ///
  /// - Parameter content: The rows and sections.
  public init(@ViewBuilder content: () -> Content) {
    rows = content()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let variant = environment.listStyle.variant { element[.variant] = .string(variant) }
    element.refresh(in: environment)
  }

  package func wrapper(
    for child: Outlet, in environment: EnvironmentValues
  ) -> ElementWrapper? {
    Rows.row(around: child)
  }
}

extension List {
  /// A list of one row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    rows = ForEach(data, content: rowContent)
  }

  /// A list of one row for each element of a collection, whose identity is a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the identity is.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    rows = ForEach(data, id: id, content: rowContent)
  }

  /// A list of one row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - rowContent: Makes the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    rows = ForEach(data, content: rowContent)
  }
}
