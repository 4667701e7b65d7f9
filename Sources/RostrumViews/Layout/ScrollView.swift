/// A region whose content scrolls.
public struct ScrollView<Content: View>: ContainerView {
  package static var role: ElementRole { .scroll }
  package let content: Content
  let axes: Axis.Set

  /// Lets content scroll.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - content: What scrolls.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    switch (axes.contains(.horizontal), axes.contains(.vertical)) {
    case (true, true): element[.axis] = .string("horizontal vertical")
    case (true, false): element[.axis] = .string("horizontal")
    case (false, _): break
    }
    element.refresh(in: environment)
  }
}
