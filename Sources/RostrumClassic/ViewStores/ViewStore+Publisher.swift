public import RostrumCombine

extension ViewStore {
  /// A publisher of the current view state and of each new view state that isn't a duplicate.
  ///
  /// ```swift
  /// viewStore.publisher.isLoading
  ///   .sink { isLoading in … }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// Subscribe on the main actor. The subscription retains the view store.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(watched, keepingAlive: self)
  }
}

extension ViewStore: @MainActor ObservableObject {
  /// A publisher that emits before the view state changes.
  ///
  /// Views that read the view store are updated without this publisher; `@ObservedObject` is
  /// supported for older code.
  public var objectWillChange: AnyPublisher<Void, Never> {
    publisher.dropFirst().map { _ in }.eraseToAnyPublisher()
  }
}
