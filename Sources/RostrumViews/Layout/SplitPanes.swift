import Foundation

/// The panes of a split view, with the lengths that the user has set.
struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  @State private var lengths: [Subview.ID: Double] = [:]

  var body: some View {
    Group(subviews: content) { panes in
      // One pane always takes the rest.
      let last = panes.allSatisfy { lengths[$0.id] != nil } ? panes.last?.id : nil
      SplitRow(
        axis: axis,
        content: ForEach(panes) { pane in
          SplitPane(
            content: pane, axis: axis, isFirst: pane.id == panes.first?.id,
            length: pane.id == last ? nil : lengths[pane.id]
          ) { lengths[pane.id] = $0.rounded() }
        })
    }
  }
}

/// The box around the panes of a split view.
private struct SplitRow<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let axis: Axis
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(axis == .horizontal ? .paneRow : .paneColumn)
  }
}

/// A pane of a split view, with the divider before it.
private struct SplitPane: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let content: Subview
  let axis: Axis
  let isFirst: Bool
  /// The length that the user has set.
  let length: Double?
  let resize: @MainActor (Double) -> Void

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(isFirst ? .pane : .dividedPane)
    var frame = Frame()
    var divider = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    switch axis {
    case .horizontal:
      frame.maxHeight = .infinity
      frame.width = length
      divider.leading = 1
    case .vertical:
      frame.maxWidth = .infinity
      frame.height = length
      divider.top = 1
    }
    if !isFirst { element.style(.padding(divider)) }
    element.style(.frame(frame))
    element.onNumber(in: Self.lengths, resize)
  }

  /// The lengths that a host may report, in points.
  private static let lengths = 0.0...100_000
}
