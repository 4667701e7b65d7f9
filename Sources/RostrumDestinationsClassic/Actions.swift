import RostrumDestinations

extension InterfaceAction {
  /// The event; an action without an event is a no-op.
  public var userInteractionType: EventType? {
    get { eventType }
    set { eventType = newValue }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - function: The function that acts on the data.
  ///   - interactionType: The event.
  ///   - data: The data that is passed to the function.
  public init(
    function: @escaping Function, interactionType: EventType?,
    data: InterfaceActionData<DestinationType, ContentType>? = nil
  ) {
    self.init(function: function, eventType: interactionType, data: data)
  }
}

/// An assistant that prepares a presentation when its event occurs.
///
/// ```swift
/// struct ChooseColorAssistant: InterfaceActionConfiguring {
///   func configure(
///     interfaceAction: InterfaceAction<ColorsList.UserInteractions, AppDestination, AppContent>,
///     interactionType: ColorsList.UserInteractions, destination: any Destinationable,
///     content: AppContent?
///   ) -> InterfaceAction<ColorsList.UserInteractions, AppDestination, AppContent> {
///     var action = interfaceAction
///     action.data.contentType = content
///     return action
///   }
/// }
/// ```
@MainActor
public protocol InterfaceActionConfiguring<UserInteractionType, DestinationType, ContentType>:
  RostrumDestinations.InterfaceActionConfiguring
where EventType == UserInteractionType {
  /// The events of the destination.
  associatedtype UserInteractionType: UserInteractionTypeable
  /// The events of the destination.
  associatedtype EventType = UserInteractionType
  /// The destinations of the app.
  associatedtype DestinationType
  /// The content that is passed to destinations.
  associatedtype ContentType

  /// Prepares an action.
  ///
  /// - Parameters:
  ///   - interfaceAction: The action with the data of the presentation.
  ///   - interactionType: The event.
  ///   - destination: The destination that the event belongs to.
  ///   - content: The content of the event.
  /// - Returns: The action to run.
  func configure(
    interfaceAction: InterfaceAction<UserInteractionType, DestinationType, ContentType>,
    interactionType: UserInteractionType, destination: any Destinationable, content: ContentType?
  ) -> InterfaceAction<UserInteractionType, DestinationType, ContentType>
}

extension InterfaceActionConfiguring {
  /// Prepares an action, if the destination is one of this module.
  public func configure(
    interfaceAction: InterfaceAction<UserInteractionType, DestinationType, ContentType>,
    eventType: UserInteractionType, destination: any RostrumDestinations.Destinationable,
    content: ContentType?
  ) -> InterfaceAction<UserInteractionType, DestinationType, ContentType> {
    guard let known = destination as? any Destinationable else {
      destination.logError(error: DestinationsError.foreign(assistant: Self.self))
      return interfaceAction
    }
    return configure(
      interfaceAction: interfaceAction, interactionType: eventType, destination: known,
      content: content)
  }
}

extension DefaultActionAssistant: InterfaceActionConfiguring {
  /// Adds the content of the event to the action.
  ///
  /// If the event has no content, the action keeps the content of the presentation.
  public func configure(
    interfaceAction: InterfaceAction<EventType, DestinationType, ContentType>,
    interactionType: EventType, destination: any Destinationable, content: ContentType? = nil
  ) -> InterfaceAction<EventType, DestinationType, ContentType> {
    configure(
      interfaceAction: interfaceAction, eventType: interactionType,
      destination: destination as any RostrumDestinations.Destinationable, content: content)
  }
}

extension DestinationsError {
  /// The error of an assistant for destinations of this module.
  static func foreign(assistant: Any.Type) -> DestinationsError {
    .incompatibleType(
      message: """
        The assistant "\(assistant)" was given a destination that doesn't conform to \
        `Destinationable` of RostrumDestinationsClassic. Import the same module in the files of \
        the destination and of its assistants.
        """)
  }
}
