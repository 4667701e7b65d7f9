import Foundation
@preconcurrency import OpenCombine
import RostrumRuntime

/// The subscription of an operator that combines several publishers.
///
/// It requests unlimited values of each publisher. Values without demand are buffered if `keepsAll`
/// is set, and otherwise replaced by the next one.
///
/// NB: Values are delivered one at a time under a recursive lock, so that cancelling the
/// subscription while receiving a value takes effect immediately.
final class Junction<State, Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = Lock(isRecursive: true)
  private var downstream: Downstream?
  private var state: State
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private let keepsAll: Bool
  private var upstreams: [(any Subscription)?]
  private var openCount: Int
  private var isDelivering = false

  init(_ downstream: Downstream, state: State, count: Int, keepsAll: Bool = false) {
    self.downstream = downstream
    self.state = state
    self.keepsAll = keepsAll
    upstreams = Array(repeating: nil, count: count)
    openCount = count
  }

  /// Subscribes to a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher to subscribe to.
  ///   - index: The index of the publisher.
  ///   - combine: Updates the state with a value, and returns the value to publish, if any.
  func attach<P: Publisher>(
    _ publisher: P, at index: Int,
    _ combine: @escaping (inout State, P.Output) -> Downstream.Input?
  ) where P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.receive($0, at: index) },
        receiveValue: { value in
          self.receive { combine(&$0, value) }
          return .none
        },
        receiveCompletion: { self.receive($0, from: index) }))
  }

  private func receive(_ subscription: any Subscription, at index: Int) {
    let isCancelled = lock.withLock {
      if downstream != nil { upstreams[index] = subscription }
      return downstream == nil
    }
    if isCancelled { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  private func receive(_ combine: (inout State) -> Downstream.Input?) {
    lock.withLock {
      guard downstream != nil, let output = combine(&state) else { return }
      if !keepsAll { waiting.removeAll() }
      waiting.append(output)
      deliver()
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    lock.withLock {
      upstreams[index] = nil
      openCount -= 1
      switch completion {
      case .finished:
        finishIfDone()
      case .failure:
        let downstream = downstream
        cancel()
        downstream?.receive(completion: completion)
      }
    }
  }

  /// Delivers buffered values as far as there is demand.
  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    while demand > 0, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    isDelivering = false
    finishIfDone()
  }

  private func finishIfDone() {
    guard openCount == 0, waiting.isEmpty, !isDelivering, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      deliver()
    }
  }

  func cancel() {
    let upstreams = lock.withLock {
      defer { self.upstreams = self.upstreams.map { _ in nil } }
      downstream = nil
      waiting.removeAll()
      return self.upstreams.compactMap(\.self)
    }
    for upstream in upstreams { upstream.cancel() }
  }
}
