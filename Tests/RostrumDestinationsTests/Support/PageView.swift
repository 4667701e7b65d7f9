import Foundation
import RostrumDestinations
import RostrumScenes

/// A page with a title, a button for each event of its destination, and state of its own.
struct PageView: ViewDestinationInterfacing {
  typealias Destination = ViewDestination<PageView, Event, Area, Cargo, Section, NoInteractors>

  @State var destinationState: DestinationInterfaceState<Destination>
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  let title: String

  init(destination: Destination, title: String) {
    destinationState = DestinationInterfaceState(destination: destination)
    self.title = title
  }

  var body: some View {
    PageContent(title: title, destination: destination()) {
      Button("\(title) counts \(count)") { count += 1 }
      Button("\(title) leaves") { dismiss() }
    }
  }
}

struct PageContent<Shown: ViewDestinationable, Extra: View>: View
where Shown.EventType == Event {
  let title: String
  let destination: Shown
  let extra: Extra

  init(title: String, destination: Shown, @ViewBuilder extra: () -> Extra) {
    self.title = title
    self.destination = destination
    self.extra = extra()
  }

  private var events: [Event] {
    let events = destination.internalState.destinationConfigurations?.configurations.keys.map(
      \.self)
    return (events ?? []).sorted { $0.rawValue < $1.rawValue }
  }

  var body: some View {
    VStack {
      Text(verbatim: title)
      ForEach(events, id: \.self) { event in
        Button("\(title) \(event.rawValue)") { destination.handleEvent(event) }
      }
      extra
    }
    .navigationTitle(title)
  }
}

struct PageProvider: ViewDestinationProviding {
  typealias Destination = PageView.Destination

  var presentationsData: [Event: Presentation] = [:]
  var systemPresentations: [SystemNavigationType: Presentation] = [:]

  func buildSystemPresentations() -> AppDestinationConfigurations<
    SystemNavigationType, Area, Cargo, Section
  >? {
    AppDestinationConfigurations(configurations: systemPresentations)
  }

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<Event, Area, Cargo, Section>?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, Area, Cargo, Section
    >?,
    configuration: Presentation, appFlow: some ViewFlowable<Area, Cargo, Section>
  ) -> Destination? {
    guard let type = configuration.destinationType, type != .refused else { return nil }
    let destination = Destination(
      destinationType: type, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    if type != .viewless {
      destination.assignAssociatedView(
        view: PageView(destination: destination, title: configuration.title))
    }
    return destination
  }
}

extension DestinationPresentation<Area, Cargo, Section> {
  /// What a page is called: its content, or else its area.
  var title: String {
    if case .text(let text) = contentType { return text }
    return destinationType?.rawValue ?? ""
  }
}
