public import Foundation

/// Views in a column, for large numbers of views.
///
/// The graph keeps all of them alive, so the stack is as eager as a ``VStack``.
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

  /// The eager stack.
  public var body: some View { stack }
}
