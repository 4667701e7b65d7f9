public import OpenCombine
public import RostrumCore

extension Store {
  /// The states of the store: the present one, and the new one after each action.
  ///
  /// ```swift
  /// store.publisher.isLoading
  ///   .sink { spinner.isShown = $0 }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// A field is published when it has become unequal. Subscribe on the main actor. The store lives
  /// as long as a subscription to it.
  ///
  /// - Complexity: O(1); a subscription costs a look at the state after each action.
  public var publisher: StorePublisher<State> {
    StorePublisher(watch({ $0 }, isSame: { _, _ in false }), keepingAlive: self)
  }
}

/// Publishes the values that a store, or a view store, has; see ``Store/publisher``.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// A state.
  public typealias Output = State
  /// A store never fails.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  private init(upstream: AnyPublisher<State, Never>) {
    self.upstream = upstream
  }

  package init(_ watched: WatchedValue<State>, keepingAlive owner: AnyObject) {
    upstream = WatchedPublisher(watched: watched, owner: owner).eraseToAnyPublisher()
  }

  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    upstream.receive(subscriber: subscriber)
  }

  /// The values of a field, without repetitions.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(
      upstream: upstream.map { $0[keyPath: keyPath] }.removeDuplicates().eraseToAnyPublisher())
  }
}
