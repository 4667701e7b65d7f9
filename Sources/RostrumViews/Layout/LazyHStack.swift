public import Foundation

/// Views side by side, for large numbers of views.
///
/// The graph keeps all of them alive, so the stack is as eager as an ``HStack``.
public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different heights.
  ///   - spacing: The distance between views in points; the theme's default for `nil`.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The eager stack.
  public var body: some View { stack }
}
