public import Foundation

/// Views in a column, for large numbers of views.
///
/// Unlike a ``VStack``, the column is as wide as the space it is offered. The views of a `ForEach` are
/// created when they come near the screen, and appear then. Those that leave it are removed, except
/// for their state: a view that returns has the values of its `@State`.
public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different widths.
  ///   - spacing: The distance between views in points; the theme's default for `nil`.
  ///   - pinnedViews: The parts of sections that stay in sight while their section scrolls.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    var stack = VStack(alignment: alignment, spacing: spacing, content: content)
    stack.isLazy = true
    stack.pinnedViews = pinnedViews
    self.stack = stack
  }

  /// A stack that fills the width.
  public var body: some View {
    stack.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}
