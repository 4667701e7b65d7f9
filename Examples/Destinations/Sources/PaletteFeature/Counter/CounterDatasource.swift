import Foundation
import RostrumDestinations

/// A request for the counter.
struct CounterRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case start }
  enum ResultData: ContentTypeable { case count(Int) }

  let action: ActionType

  init(action: ActionType) {
    self.action = action
  }
}

/// A counter whose values arrive over time.
actor CounterDatasource: AsyncInteractable {
  typealias Request = CounterRequest

  private let ticks: @Sendable () -> AsyncStream<Int>

  init(ticks: @escaping @Sendable () -> AsyncStream<Int>) {
    self.ticks = ticks
  }

  /// The values from the current one on.
  func values() -> AsyncStream<Int> { ticks() }

  func perform(request: CounterRequest) async -> Result<CounterRequest.ResultData, any Error> {
    .success(.count(0))
  }
}

/// Forwards the values of the counter until its destination is removed.
struct CounterAssistant: AsyncInteractorAssisting, DestinationTypes {
  typealias Request = CounterRequest
  let interactorType = CounterView.InteractorType.counter

  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, actionType: CounterRequest.ActionType, content: ContentType?
  ) async where Destination.InteractorType == CounterView.InteractorType {
    guard let counter = destination.interactor(for: interactorType) as? CounterDatasource
    else { return }
    for await count in await counter.values() {
      await destination.handleAsyncInteractorResult(
        result: .success(.count(count)), for: CounterRequest(action: actionType))
    }
  }
}
