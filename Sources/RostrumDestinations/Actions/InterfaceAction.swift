import Foundation
import IssueReporting

/// The action of an event: data that an assistant prepares, and a function that acts on the data.
@MainActor
public struct InterfaceAction<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable
>: Identifiable {
  /// A function that acts on the data of an action.
  public typealias Function =
    @MainActor (EventType, InterfaceActionData<DestinationType, ContentType>) -> Void
  typealias ThrowingFunction =
    @MainActor (
      EventType, InterfaceActionData<DestinationType, ContentType>
    ) throws(DestinationsError) -> Void

  /// The ID of the action.
  public nonisolated let id = UUID()
  /// The event; an action without an event is a no-op.
  public var eventType: EventType?
  /// The data that is passed to the function; assistants can modify it.
  public var data: InterfaceActionData<DestinationType, ContentType>
  private var perform: ThrowingFunction

  /// The function that acts on the data.
  ///
  /// An action of a flow reports errors as issues.
  public var function: Function {
    get {
      let perform = perform
      return { event, data in
        _ = reporting { () throws(DestinationsError) -> Void? in try perform(event, data) }
      }
    }
    set { perform = newValue }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - function: The function that acts on the data.
  ///   - eventType: The event.
  ///   - data: The data that is passed to the function.
  public init(
    function: @escaping Function, eventType: EventType? = nil,
    data: InterfaceActionData<DestinationType, ContentType>? = nil
  ) {
    self.init(throwing: function, eventType: eventType, data: data)
  }

  init(
    throwing function: @escaping ThrowingFunction, eventType: EventType?,
    data: InterfaceActionData<DestinationType, ContentType>?
  ) {
    perform = function
    self.eventType = eventType
    self.data = data ?? InterfaceActionData()
  }

  /// Calls the function; an error of the flow is reported as an issue.
  public func callAsFunction() {
    if let eventType { function(eventType, data) }
  }

  func run() throws(DestinationsError) {
    if let eventType { try perform(eventType, data) }
  }
}

extension InterfaceAction: Hashable {
  /// Whether two actions have the same ID.
  public nonisolated static func == (first: InterfaceAction, second: InterfaceAction) -> Bool {
    first.id == second.id
  }

  /// Hashes the ID.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
