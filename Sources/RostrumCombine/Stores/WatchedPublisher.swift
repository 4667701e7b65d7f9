import Observation
@preconcurrency import OpenCombine
import RostrumCore
import RostrumRuntime

/// A publisher of a value derived from a store's state.
struct WatchedPublisher<Value>: Publisher {
  typealias Output = Value
  typealias Failure = Never

  let watched: WatchedValue<Value>
  let owner: AnyObject

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let parts = Unchecked((watched, owner, subscriber))
    MainQueue.perform {
      let (watched, owner, subscriber) = parts.value
      let relay = WatchedRelay(watched, owner: owner)
      relay.subject
        .handleEvents(receiveCancel: { MainQueue.perform { relay.stop() } })
        .subscribe(subscriber)
    }
  }
}

/// Forwards new values of a store to one subscription.
@MainActor
private final class WatchedRelay<Value> {
  let subject: CurrentValueSubject<Value, Never>
  private let watched: WatchedValue<Value>
  private var owner: AnyObject?

  init(_ watched: WatchedValue<Value>, owner: AnyObject) {
    self.watched = watched
    self.owner = owner
    subject = CurrentValueSubject(watched.current)
    observe()
  }

  private func observe() {
    _ = withObservationTracking {
      watched.value
    } onChange: { [weak self] in
      MainQueue.perform { self?.valueDidChange() }
    }
  }

  private func valueDidChange() {
    guard owner != nil else { return }
    observe()
    subject.send(watched.current)
  }

  func stop() { owner = nil }
}
