/// A region whose content scrolls.
public struct ScrollView<Content: View>: ContainerView {
  package static var role: ElementRole { .scroll }
  package let content: Content
  let axes: Axis.Set
  let showsIndicators: Bool

  /// Lets content scroll.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - showsIndicators: Whether the region shows how far it is scrolled.
  ///   - content: What scrolls.
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
