public import Foundation

extension View {
  /// Adds a bar at the top or bottom edge of the view, which stays in place while the view scrolls.
  ///
  /// ```swift
  /// List { … }
  ///   .safeAreaInset(edge: .bottom) {
  ///     Button("Add") { … }
  ///   }
  /// ```
  ///
  /// The bar reduces the space of the view.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of content that is narrower than the bar.
  ///   - spacing: The distance between the view and the bar, in points; the theme's for `nil`.
  ///   - content: The bar.
  /// - Returns: The view with the bar.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      InsetBar(
        content: content(), alignment: Alignment(horizontal: alignment, vertical: .center)),
      at: edge, spacing)
  }

  /// Adds a bar at the leading or trailing edge, which stays in place while the view scrolls.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of content that is lower than the bar.
  ///   - spacing: The distance between the view and the bar, in points; the theme's for `nil`.
  ///   - content: The bar.
  /// - Returns: The view with the bar.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      InsetBar(
        content: content(), alignment: Alignment(horizontal: .center, vertical: alignment)),
      at: edge, spacing)
  }

  /// Adds a bar at the top or bottom edge.
  func inset(
    _ bar: InsetBar<some View>, at edge: VerticalEdge, _ spacing: CGFloat?
  ) -> some View {
    InsetView(
      content: edge == .top
        ? InsetParts(before: bar, view: self) : InsetParts(view: self, after: bar),
      variant: edge == .top ? .insetTop : .insetBottom, spacing: spacing)
  }

  /// Adds a bar at the leading or trailing edge.
  func inset(
    _ bar: InsetBar<some View>, at edge: HorizontalEdge, _ spacing: CGFloat?
  ) -> some View {
    InsetView(
      content: edge == .leading
        ? InsetParts(before: bar, view: self) : InsetParts(view: self, after: bar),
      variant: edge == .leading ? .insetLeading : .insetTrailing, spacing: spacing)
  }
}

/// A view and its bar, in reading order.
private struct InsetParts<Content: View, Bar: View>: View {
  var before: Bar?
  let view: Content
  var after: Bar?

  var body: some View {
    before
    view
    after
  }
}

/// A view with a bar at one of its edges.
private struct InsetView<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let content: Content
  let variant: GroupVariant
  let spacing: CGFloat?

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(variant)
    if let spacing { element.style(.spacing(spacing)) }
  }
}

/// The bar at the edge of a view.
struct InsetBar<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .overlay }
  let content: Content
  let alignment: Alignment
  /// Whether what scrolls behind the bar is blurred.
  var blurs = false

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .overlay(.inset)
    if alignment != .center { element.style(.alignment(alignment)) }
    if blurs { element.style(.background(Material.bar.paint)) }
  }
}
