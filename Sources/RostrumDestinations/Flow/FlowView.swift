import RostrumViews

/// A view of a flow: its root destination and everything that is presented from it.
public struct FlowView<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: View {
  let flow: ViewFlow<DestinationType, TabType, ContentType>
  private let keeping: FlowKeeping<DestinationType, TabType, ContentType>

  init(flow: ViewFlow<DestinationType, TabType, ContentType>) {
    self.flow = flow
    keeping = FlowKeeping(flow: flow)
  }

  /// The root destination of the flow.
  public var body: some View {
    DestinationView(flow.root)
  }
}

extension ViewFlow {
  /// Returns the view of the flow, which is usually the root view of the app.
  ///
  /// - Returns: The view, which is empty until ``start()`` is called.
  public func startingDestinationView() -> FlowView<DestinationType, TabType, ContentType> {
    FlowView(flow: self)
  }
}
