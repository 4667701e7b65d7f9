public import Foundation

/// Views under each other.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Seconds elapsed").font(.caption)
///   Label("12", systemImage: "hourglass")
/// }
/// ```
public struct VStack<Content: View>: ContainerView {
  package static var role: ElementRole { .stack }
  package let content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?

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
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .stack(.vertical)
    if let spacing { element.style(.spacing(spacing)) }
    if alignment != .center {
      element.style(.alignment(Alignment(horizontal: alignment, vertical: .center)))
    }
  }
}
