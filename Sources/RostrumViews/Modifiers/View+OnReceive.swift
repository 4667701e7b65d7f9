extension View {
  /// Performs an action for each element of an asynchronous sequence while the view is visible.
  ///
  /// ```swift
  /// .onReceive(NotificationCenter.default.notifications(named: .signedOut)) { _ in leave() }
  /// ```
  ///
  /// Each time the view appears, the sequence is iterated from the start. An error that it throws
  /// ends the iteration silently. For publishers, import RostrumCombine.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - action: Receives an element.
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
