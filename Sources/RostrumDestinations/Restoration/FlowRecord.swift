/// What a launch keeps of a flow: its state, and what the state doesn't say about its destinations.
struct FlowRecord<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The state, or `nil` before the start.
  var state: FlowState<DestinationType, ContentType, TabType>?
  /// The destinations, in the order in which they are in the state.
  var destinations: [DestinationRecord]
  /// The number of the destination that was presented last.
  var lastNumber: Int
  /// Whether the app starts the flow in each launch after it has shown the flow's view.
  var startsByItself: Bool
}

extension FlowRecord: Codable
where DestinationType: Codable, ContentType: Codable, TabType: Codable {}

/// What a launch keeps of a destination besides its state.
struct DestinationRecord: Hashable, Codable {
  /// The number of the destination in its flow.
  var number: Int
  /// The options of the sheet with the destination.
  var sheet: SheetRecord?
}

extension FlowState {
  /// The number of destinations.
  var count: Int {
    let inside =
      tabs.map(\.destination) + columns.map(\.destination) + stack + children + added
      + sheet.map(\.destination)
    return inside.reduce(1) { $0 + $1.count }
  }
}
