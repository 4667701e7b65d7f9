/// An assistant that prepares a presentation when its event occurs.
///
/// ```swift
/// struct ChooseColorAssistant: InterfaceActionConfiguring {
///   func configure(
///     interfaceAction: InterfaceAction<ColorsList.Event, AppDestination, AppContent>,
///     eventType: ColorsList.Event, destination: any Destinationable, content: AppContent?
///   ) -> InterfaceAction<ColorsList.Event, AppDestination, AppContent> {
///     var action = interfaceAction
///     if case .color(let model) = content { action.data.contentType = .color(model.darker) }
///     return action
///   }
/// }
/// ```
///
/// Assign it to a presentation as `assistantType: .custom(…)`. The assistant's associated types
/// must match those of the destination; otherwise, the event throws
/// ``DestinationsError/missingInterfaceActionAssistant(message:)``.
@MainActor
public protocol InterfaceActionConfiguring<EventType, DestinationType, ContentType> {
  /// The events of the destination.
  associatedtype EventType: EventTypeable
  /// The destinations of the app.
  associatedtype DestinationType: RoutableDestinations
  /// The content that is passed to destinations.
  associatedtype ContentType: ContentTypeable

  /// Prepares an action.
  ///
  /// - Parameters:
  ///   - interfaceAction: The action with the data of the presentation.
  ///   - eventType: The event.
  ///   - destination: The destination that the event belongs to.
  ///   - content: The content of the event.
  /// - Returns: The action to run.
  func configure(
    interfaceAction: InterfaceAction<EventType, DestinationType, ContentType>,
    eventType: EventType, destination: any Destinationable, content: ContentType?
  ) -> InterfaceAction<EventType, DestinationType, ContentType>
}

/// The `.basic` assistant, which passes on the content of the event.
public final class DefaultActionAssistant<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable
>: InterfaceActionConfiguring {
  /// Creates the assistant.
  public init() {}

  /// Adds the content of the event to the action.
  ///
  /// If the event has no content, the action keeps the content of the presentation.
  public func configure(
    interfaceAction: InterfaceAction<EventType, DestinationType, ContentType>,
    eventType: EventType, destination: any Destinationable, content: ContentType? = nil
  ) -> InterfaceAction<EventType, DestinationType, ContentType> {
    var action = interfaceAction
    if let content { action.data.contentType = content }
    return action
  }
}
