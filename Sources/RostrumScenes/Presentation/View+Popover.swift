public import Foundation

/// The part of a view at which a popover is.
///
/// A popover is at the element that the user pressed. A point selects the nearest edge of that
/// element; a rectangle leaves the edge to the host.
public enum PopoverAttachmentAnchor {
  /// At a rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view.
  case point(UnitPoint)

  /// The edge that the point is nearest to; `nil` for the center and for rectangles.
  var edge: Edge? {
    guard case .point(let point) = self else { return nil }
    let distances: [(edge: Edge, length: CGFloat)] = [
      (.top, point.y), (.bottom, 1 - point.y), (.leading, point.x), (.trailing, 1 - point.x),
    ]
    return distances.filter { $0.length < 0.5 }.min { $0.length < $1.length }?.edge
  }
}

extension View {
  /// Presents a popover while a binding is `true`.
  ///
  /// ```swift
  /// Button("Details") { showsDetails = true }
  ///   .popover(isPresented: $showsDetails, arrowEdge: .trailing) { Details() }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented; dismissing it sets it to `false`.
  ///   - attachmentAnchor: The part of the view at which the popover is.
  ///   - arrowEdge: The edge at which the popover is; the host decides for `nil`, and without room.
  ///   - content: The content of the popover.
  /// - Returns: The view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    popover(PresentationSource(isPresented), arrowEdge ?? attachmentAnchor.edge, content)
  }

  /// Presents a popover while an item isn't `nil`; see `sheet(item:onDismiss:content:)`.
  ///
  /// - Parameters:
  ///   - item: The item of the popover; dismissing it sets it to `nil`.
  ///   - attachmentAnchor: The part of the view at which the popover is.
  ///   - arrowEdge: The edge at which the popover is; the host decides for `nil`, and without room.
  ///   - content: Creates the content of the popover for an item.
  /// - Returns: The view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    popover(PresentationSource(item, id: \.id), arrowEdge ?? attachmentAnchor.edge, content)
  }

  private func popover<Item, Content: View>(
    _ source: PresentationSource<Item>, _ edge: Edge?,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .popover, source: source, onDismiss: nil,
        describe: { element, _, _ in
          if let edge { element.content = .popover([.edge(edge)]) }
        },
        content: content, message: { _ in EmptyView() }))
  }
}
