extension View {
  /// Acts on each element of an asynchronous sequence while the view is visible.
  ///
  /// ```swift
  /// .onReceive(NotificationCenter.default.notifications(named: .signedOut)) { _ in leave() }
  /// ```
  ///
  /// The sequence is iterated from its start each time the view appears. An error that the sequence
  /// throws ends the iteration silently. For publishers, import RostrumCombine.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - action: Takes an element.
  /// - Returns: The view.
  public func onReceive<S: AsyncSequence>(
    _ sequence: S, perform action: @escaping @MainActor (S.Element) -> Void
  ) -> some View {
    task {
      var elements = sequence.makeAsyncIterator()
      while !Task.isCancelled, let element = try? await elements.next(isolation: MainActor.shared) {
        action(element)
      }
    }
  }
}
