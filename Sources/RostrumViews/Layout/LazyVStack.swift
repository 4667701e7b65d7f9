public import Foundation

/// Views under each other, in an app that has many.
///
/// The graph keeps all of them alive, so it is as eager as a ``VStack``.
public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>

  /// Puts views under each other.
  ///
  /// - Parameters:
  ///   - alignment: How views of different widths stand.
  ///   - spacing: The distance between two views in points; the theme's usual one for `nil`.
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
