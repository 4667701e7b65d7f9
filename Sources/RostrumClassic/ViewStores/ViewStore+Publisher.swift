public import RostrumCombine

extension ViewStore {
  /// The values of the view store: the present one, and each new one that is no duplicate.
  ///
  /// ```swift
  /// viewStore.publisher.isLoading
  ///   .sink { isLoading in … }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// Subscribe on the main actor. The view store lives as long as a subscription to it.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(watched, keepingAlive: self)
  }
}

extension ViewStore: @MainActor ObservableObject {
  /// Publishes before the value changes for the views that observe the view store.
  ///
  /// Views that read the view store follow it without: `@ObservedObject` is only the older spelling.
  public var objectWillChange: AnyPublisher<Void, Never> {
    publisher.dropFirst().map { _ in }.eraseToAnyPublisher()
  }
}
