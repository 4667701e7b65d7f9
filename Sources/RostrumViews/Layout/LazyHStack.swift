public import Foundation

/// Views side by side, in an app that has many.
///
/// The graph keeps all of them alive, so it is as eager as an ``HStack``.
public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>

  /// Puts views side by side.
  ///
  /// - Parameters:
  ///   - alignment: How views of different heights stand.
  ///   - spacing: The distance between two views in points; the theme's usual one for `nil`.
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
