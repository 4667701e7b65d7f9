/// Two or three columns, where what is chosen in one decides what the next one shows.
///
/// ```swift
/// NavigationSplitView {
///   List(albums, selection: $albumID) { Text($0.title) }
/// } detail: {
///   if let albumID { AlbumDetail(id: albumID) } else { Text("Choose an album") }
/// }
/// ```
///
/// Each column is a screen with a title and a toolbar of its own. A link in a column leads to the next
/// one; within the last it pushes. Where there is no room for columns, one of them is in front: choosing
/// something leads to the next one, and going back to the one before takes the choice back.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which of them are shown where there is room.
  ///   - preferredCompactColumn: Which of them is in front where there is none.
  ///   - sidebar: The first column.
  ///   - content: The column between.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which of them are shown where there is room.
  ///   - sidebar: The first column.
  ///   - content: The column between.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Three columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: Which of them is in front where there is no room for more.
  ///   - sidebar: The first column.
  ///   - content: The column between.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - content: The column between.
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

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    SplitViewNode(view, context, .splitView)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which of them are shown where there is room.
  ///   - preferredCompactColumn: Which of them is in front where there is none.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which of them are shown where there is room.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Two columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: Which of them is in front where there is no room for more.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }
}
