/// What an event leads to: data that an assistant prepares, and a function that acts on it.
@MainActor
public struct InterfaceAction<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable
> {
  /// Acts on the data.
  public typealias Function =
    @MainActor (
      EventType, InterfaceActionData<DestinationType, ContentType>
    ) throws(DestinationsError) -> Void

  /// The event.
  public let eventType: EventType
  /// What the function gets; assistants change it.
  public var data: InterfaceActionData<DestinationType, ContentType>
  /// Acts on the data.
  public let function: Function

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - eventType: The event.
  ///   - data: What the function gets.
  ///   - function: Acts on the data.
  public init(
    eventType: EventType, data: InterfaceActionData<DestinationType, ContentType>,
    function: @escaping Function
  ) {
    self.eventType = eventType
    self.data = data
    self.function = function
  }

  /// Runs the function.
  ///
  /// - Throws: What the function throws.
  public func callAsFunction() throws(DestinationsError) {
    try function(eventType, data)
  }
}
