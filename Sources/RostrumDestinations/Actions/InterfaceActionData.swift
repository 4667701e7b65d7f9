import Foundation

/// What an assistant can change about a presentation before it happens.
public struct InterfaceActionData<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
> {
  /// The destination that comes up.
  public var destinationType: DestinationType?
  /// What is passed on to it.
  public var contentType: ContentType?
  /// Whether the app or the system asks for it.
  public var actionType: DestinationActionType
  /// The destination that the new one belongs to.
  public var parentID: UUID?
  /// The destination whose event it is.
  public var currentDestinationID: UUID?
  /// The destination that is meant, if it is there already.
  public var actionTargetID: UUID?
  /// The presentation whose data it is.
  public let presentationID: UUID
}

extension InterfaceActionData: Equatable {}

extension InterfaceActionData {
  init<TabType: TabTypeable>(
    _ presentation: DestinationPresentation<DestinationType, ContentType, TabType>,
    from destination: UUID
  ) {
    self.init(
      destinationType: presentation.destinationType, contentType: presentation.contentType,
      actionType: presentation.actionType, parentID: presentation.parentDestinationID,
      currentDestinationID: presentation.currentDestinationID ?? destination,
      actionTargetID: presentation.actionTargetID, presentationID: presentation.id)
  }
}

extension DestinationPresentation {
  /// The presentation with what an assistant made of its data.
  func with(_ data: InterfaceActionData<DestinationType, ContentType>) -> Self {
    var presentation = self
    presentation.destinationType = data.destinationType
    presentation.contentType = data.contentType
    presentation.actionType = data.actionType
    presentation.parentDestinationID = data.parentID
    presentation.currentDestinationID = data.currentDestinationID
    presentation.actionTargetID = data.actionTargetID
    return presentation
  }
}
