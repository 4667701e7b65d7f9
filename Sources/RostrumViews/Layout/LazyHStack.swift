public import Foundation

/// Views side by side, for large numbers of views.
///
/// Unlike an ``HStack``, the row is as high as the space it is offered. The views of a `ForEach` are
/// created when they come near the screen, and appear then. Those that leave it are removed, except
/// for their state: a view that returns has the values of its `@State`.
public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different heights.
  ///   - spacing: The distance between views in points; the theme's default for `nil`.
  ///   - pinnedViews: The parts of sections that stay in sight while their section scrolls.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    var stack = HStack(alignment: alignment, spacing: spacing, content: content)
    stack.isLazy = true
    stack.pinnedViews = pinnedViews
    self.stack = stack
  }

  /// A stack that fills the height.
  public var body: some View {
    stack.frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: edge))
  }

  /// The place of the views in the height; a baseline doesn't have one.
  private var edge: VerticalAlignment {
    [.top, .bottom].contains(stack.alignment) ? stack.alignment : .center
  }
}
