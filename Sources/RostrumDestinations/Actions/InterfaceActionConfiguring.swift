/// Prepares a presentation when its event happens.
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
/// Give it to a presentation as `assistantType: .custom(…)`. Its types have to be those of the
/// destination; otherwise the event throws
/// ``DestinationsError/missingInterfaceActionAssistant(event:destination:)``.
@MainActor
public protocol InterfaceActionConfiguring<EventType, DestinationType, ContentType> {
  /// The events of the destination.
  associatedtype EventType: EventTypeable
  /// The areas of the app.
  associatedtype DestinationType: RoutableDestinations
  /// What is passed on to them.
  associatedtype ContentType: ContentTypeable

  /// Prepares an action.
  ///
  /// - Parameters:
  ///   - interfaceAction: The action as the provider describes it.
  ///   - eventType: The event.
  ///   - destination: The destination whose event it is.
  ///   - content: What came with the event.
  /// - Returns: The action that runs.
  func configure(
    interfaceAction: InterfaceAction<EventType, DestinationType, ContentType>,
    eventType: EventType, destination: any Destinationable, content: ContentType?
  ) -> InterfaceAction<EventType, DestinationType, ContentType>
}

/// Passes on the content that came with the event; the `.basic` assistant.
public struct DefaultActionAssistant<
  EventType: EventTypeable, DestinationType: RoutableDestinations, ContentType: ContentTypeable
>: InterfaceActionConfiguring {
  /// Makes the assistant.
  public init() {}

  /// Puts the content into the action; an event without content keeps that of the presentation.
  public func configure(
    interfaceAction: InterfaceAction<EventType, DestinationType, ContentType>,
    eventType: EventType, destination: any Destinationable, content: ContentType?
  ) -> InterfaceAction<EventType, DestinationType, ContentType> {
    var action = interfaceAction
    if let content { action.data.contentType = content }
    return action
  }
}
