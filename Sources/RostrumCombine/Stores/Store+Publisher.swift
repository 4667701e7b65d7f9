public import OpenCombine
public import RostrumCore

extension Store {
  /// A publisher of the store's state: the current one, and the new one after each `send`.
  ///
  /// ```swift
  /// store.publisher.isLoading
  ///   .sink { spinner.isShown = $0 }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// Actions that effects send synchronously belong to the `send` that started them. A field is
  /// published when its value changes. Subscribe on the main actor. A subscription
  /// retains the store.
  ///
  /// - Complexity: O(1). A subscription reads the state after each `send`.
  public var publisher: StorePublisher<State> {
    StorePublisher(watch({ $0 }, isSame: { _, _ in false }), keepingAlive: self)
  }
}

/// A publisher of a store's or a view store's values; see ``Store/publisher``.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// The type of the state.
  public typealias Output = State
  /// The publisher never fails.
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
  /// - Parameter subscriber: The subscriber to attach.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    upstream.receive(subscriber: subscriber)
  }

  /// A publisher of a field's values, without duplicates.
  ///
  /// - Parameter keyPath: The key path to the field.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(
      upstream: upstream.map { $0[keyPath: keyPath] }.removeDuplicates().eraseToAnyPublisher())
  }
}
