import RostrumViews

/// A view of a flow: its root destination, and everything that is presented from there.
public struct FlowView<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: View {
  let flow: ViewFlow<DestinationType, TabType, ContentType>

  /// The root destination of the flow.
  public var body: some View {
    DestinationView(flow.root)
  }
}

extension ViewFlow {
  /// The view of the flow, for the root of the app's views.
  ///
  /// - Returns: The view. It is empty until ``start()``.
  public func startingDestinationView() -> FlowView<DestinationType, TabType, ContentType> {
    FlowView(flow: self)
  }
}
