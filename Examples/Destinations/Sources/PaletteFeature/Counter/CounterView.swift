import Foundation
import Observation
import RostrumDestinations
import Rostrum

/// The logic of the counter.
@Observable
final class CounterState: StateModeling {
  @ObservationIgnored weak var destination: CounterView.Destination?
  var count = 0
  @ObservationIgnored private var isCounting = false

  func handleEvent(_ type: CounterView.EventType, content: AppContent?) {
    destination?.handleEvent(type, content: content)
  }

  func prepareForAppearance(isVisible: Bool) {
    guard isVisible, !isCounting else { return }
    isCounting = true
    handleEvent(.start, content: nil)
  }

  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    guard case .success(let data) = result,
      case .count(let count)? = data as? CounterRequest.ResultData
    else { return }
    self.count = count
  }
}

final class CounterConnection: DestinationStateable {
  var destination: CounterView.Destination
  var stateModel = CounterState()

  init(destination: CounterView.Destination) {
    self.destination = destination
  }
}

/// A counter, and the switch of the experiment.
struct CounterView: ViewDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable, CaseIterable { case start }
  enum InteractorType: InteractorTypeable { case counter }
  typealias Destination = ViewDestination<
    CounterView, EventType, DestinationType, ContentType, TabType, InteractorType
  >
  @State var destinationState: CounterConnection
  @Bindable var experiment: DetailExperiment

  init(destination: Destination, experiment: DetailExperiment) {
    self.destinationState = CounterConnection(destination: destination)
    self.experiment = experiment
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          LabeledContent("Count", value: "\(stateModel.count)")
        } footer: {
          Text("The counter follows a stream while the app is open.")
        }
        Section {
          Toggle("Colors as cards", isOn: $experiment.showsCard)
        } header: {
          Text("Experiment")
        }
      }
      .navigationTitle("Counter")
    }
  }
}

struct CounterProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = CounterView.Destination

  let ticks: @Sendable () -> AsyncStream<Int>
  let experiment: DetailExperiment
  let interactorsData:
    [CounterView.EventType: any InteractorConfiguring<CounterView.InteractorType>] = [
      .start: InteractorConfiguration<CounterView.InteractorType, CounterDatasource>(
        interactorType: .counter, actionType: .start, assistantType: .custom(CounterAssistant()))
    ]

  init(ticks: @escaping @Sendable () -> AsyncStream<Int>, experiment: DetailExperiment) {
    self.ticks = ticks
    self.experiment = experiment
  }

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      Destination.EventType, DestinationType, ContentType, TabType
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, DestinationType, ContentType, TabType
    >?,
    configuration: DestinationPresentation<DestinationType, ContentType, TabType>,
    appFlow: some ViewFlowable<DestinationType, ContentType, TabType>
  ) -> Destination? {
    let destination = Destination(
      destinationType: .counter, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(
      view: CounterView(destination: destination, experiment: experiment))
    destination.assignInteractor(interactor: CounterDatasource(ticks: ticks), for: .counter)
    return destination
  }
}
