/// Two or three columns, in which the selection in one column determines the content of the next.
///
/// ```swift
/// NavigationSplitView {
///   List(albums, selection: $albumID) { Text($0.title) }
/// } detail: {
///   if let albumID { AlbumDetail(id: albumID) } else { Text("Choose an album") }
/// }
/// ```
///
/// Each column is a screen with a title and a toolbar of its own. A link in a column opens in the
/// next column; a link in the last column pushes a screen. Without room for columns, a single
/// column is in front: a selection leads to the next column, and going back clears the selection.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns to show if there is room.
  ///   - preferredCompactColumn: The column in front if there is room for only one.
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns to show if there is room.
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column in front if there is room for only one.
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    SplitViewNode(view, context, .splitView)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns to show if there is room.
  ///   - preferredCompactColumn: The column in front if there is room for only one.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns to show if there is room.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column in front if there is room for only one.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }
}
