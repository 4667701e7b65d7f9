import Foundation
import Observation
import RostrumDestinations

/// The choice between two designs of a color's detail.
@MainActor @Observable
public final class DetailExperiment {
  /// Whether the detail is a card.
  public var showsCard: Bool

  /// Creates a choice.
  ///
  /// - Parameter showsCard: Whether the detail is a card.
  public init(showsCard: Bool = false) {
    self.showsCard = showsCard
  }
}

/// Forwards the color, and presents the destination of the selected design.
struct DetailAssistant: InterfaceActionConfiguring, DestinationTypes {
  let experiment: DetailExperiment

  func configure(
    interfaceAction: InterfaceAction<ColorsView.EventType, DestinationType, ContentType>,
    eventType: ColorsView.EventType, destination: any Destinationable, content: ContentType?
  ) -> InterfaceAction<ColorsView.EventType, DestinationType, ContentType> {
    var action = interfaceAction
    action.data.contentType = content
    action.data.destinationType = experiment.showsCard ? .colorCard : .colorDetail
    return action
  }
}
