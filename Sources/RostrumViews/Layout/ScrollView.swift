/// A region with scrollable content.
public struct ScrollView<Content: View>: ContainerView {
  package static var role: ElementRole { .scroll }
  package let content: Content
  let axes: Axis.Set
  let showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - showsIndicators: Whether scroll indicators are visible.
  ///   - content: The content that scrolls.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let isBare = environment.scrollIndicators.map { $0 == .hidden || $0 == .never }
    element.content = .scroll(
      axes.isEmpty ? .vertical : axes, showsIndicators: !(isBare ?? !showsIndicators),
      isEnabled: environment.isScrollEnabled)
    element.refresh(in: environment)
  }
}
