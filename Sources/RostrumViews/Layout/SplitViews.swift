/// Panes side by side, with dividers that the user moves.
///
/// ```swift
/// HSplitView {
///   FileList(selection: $file)
///     .frame(minWidth: 160, maxWidth: 320)
///   Editor(file)
///     .frame(minWidth: 240, maxWidth: .infinity)
/// }
/// ```
///
/// The panes share the width as the views of an `HStack` do, within the limits of their frames, and have the height
/// of the split view. A pane that the user has resized keeps its width, and a pane that can be wider takes the rest.
/// The widths are state of the split view: they last as long as it is there.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a split view.
  ///
  /// - Parameter content: The panes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The panes and their dividers.
  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Panes above each other, with dividers that the user moves.
///
/// ```swift
/// VSplitView {
///   Editor(file)
///     .frame(maxWidth: .infinity, minHeight: 200, maxHeight: .infinity)
///   Console()
///     .frame(maxWidth: .infinity, minHeight: 80, maxHeight: .infinity)
/// }
/// ```
///
/// The panes share the height as the views of a `VStack` do, within the limits of their frames, and have the width
/// of the split view. A pane that the user has resized keeps its height, and a pane that can be higher takes the
/// rest. The heights are state of the split view: they last as long as it is there.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a split view.
  ///
  /// - Parameter content: The panes.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The panes and their dividers.
  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}
