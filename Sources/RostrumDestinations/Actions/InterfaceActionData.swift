import Foundation

/// The properties of a presentation that an assistant can modify before it is performed.
public struct InterfaceActionData<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
> {
  /// The destination to present.
  public var destinationType: DestinationType?
  /// How the destination is presented: a ``DestinationPresentationType`` of the app.
  public var presentationType: (any DestinationPresentationTypeable)?
  /// The content that is passed to the destination.
  public var contentType: ContentType?
  /// Whether the app or the system initiates the presentation.
  public var actionType: DestinationActionType?
  /// The parent of the new destination.
  public var parentID: UUID?
  /// The destination that the event belongs to.
  public var currentDestinationID: UUID?
  /// The existing destination to reveal, go back to, or dismiss.
  public var actionTargetID: UUID?
  /// The ID of the presentation.
  public var presentationID: UUID?

  /// Creates data without values.
  public init() {}
}

extension InterfaceActionData {
  @MainActor
  init<TabType: TabTypeable>(
    _ presentation: DestinationPresentation<DestinationType, ContentType, TabType>,
    from destination: UUID
  ) {
    destinationType = presentation.destinationType
    presentationType = presentation.presentationType
    contentType = presentation.contentType
    actionType = presentation.actionType
    parentID = presentation.parentDestinationID
    currentDestinationID = presentation.currentDestinationID ?? destination
    actionTargetID = presentation.actionTargetID
    presentationID = presentation.id
  }
}

extension DestinationPresentation {
  /// Returns a copy of the presentation with the data of an assistant.
  func with(
    _ data: InterfaceActionData<DestinationType, ContentType>
  ) throws(DestinationsError) -> DestinationPresentation {
    let presentation = run()
    presentation.destinationType = data.destinationType
    if let type = data.presentationType {
      guard let type = type as? PresentationType else {
        throw .incompatiblePresentation(type.rawValue)
      }
      presentation.presentationType = type
    }
    presentation.contentType = data.contentType
    presentation.actionType = data.actionType ?? presentation.actionType
    presentation.parentDestinationID = data.parentID
    presentation.currentDestinationID = data.currentDestinationID
    presentation.actionTargetID = data.actionTargetID
    return presentation
  }
}
