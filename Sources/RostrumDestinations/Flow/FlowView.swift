import RostrumViews

/// Shows a flow: its root destination, and all that is presented from there.
public struct FlowView<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: View {
  let flow: ViewFlow<DestinationType, TabType, ContentType>

  /// The root destination of the flow.
  public var body: some View {
    DestinationView(flow.rootDestination)
  }
}

extension ViewFlow {
  /// The view of the flow, to be put where the app's views begin.
  ///
  /// - Returns: The view; it shows nothing until ``start()``.
  public func startingDestinationView() -> FlowView<DestinationType, TabType, ContentType> {
    FlowView(flow: self)
  }
}
