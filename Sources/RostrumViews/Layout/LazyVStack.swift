public import Foundation

/// Views in a column, for large numbers of views.
///
/// Unlike a ``VStack``, the column is as wide as the space it is offered. The graph keeps all views
/// alive, so the column is as eager as a ``VStack``.
public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different widths.
  ///   - spacing: The distance between views in points; the theme's default for `nil`.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// An eager stack that fills the width.
  public var body: some View {
    stack.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}
