public import Foundation

/// Views side by side, for large numbers of views.
///
/// Unlike an ``HStack``, the row is as high as the space it is offered. The graph keeps all views
/// alive, so the row is as eager as an ``HStack``.
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

  /// An eager stack that fills the height.
  public var body: some View {
    stack.frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: edge))
  }

  /// The place of the views in the height; a baseline doesn't have one.
  private var edge: VerticalAlignment {
    switch stack.alignment {
    case .top, .bottom: stack.alignment
    case .center, .firstTextBaseline, .lastTextBaseline: .center
    }
  }
}
