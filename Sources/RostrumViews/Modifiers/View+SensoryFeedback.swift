import RostrumElements

extension View {
  /// Lets the reader feel each change of a value, on a device that can vibrate.
  ///
  /// ```swift
  /// Button("Save") { saves += 1 }
  ///   .sensoryFeedback(.success, trigger: saves)
  /// ```
  ///
  /// As with SwiftUI on a device without haptics, nothing happens where the browser can't vibrate.
  ///
  /// - Parameters:
  ///   - feedback: What the reader feels.
  ///   - trigger: The value.
  /// - Returns: The view.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    onChange(of: trigger) { feedback.play() }
  }

  /// Lets the reader feel those changes of a value that fulfil a condition.
  ///
  /// - Parameters:
  ///   - feedback: What the reader feels.
  ///   - trigger: The value.
  ///   - condition: Whether the reader feels a change from the former value to the new one.
  /// - Returns: The view.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { feedback.play() }
    }
  }

  /// Lets the reader feel changes of a value, each in its own way.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: What the reader feels for a change from the former value to the new one; `nil` for
  ///     nothing.
  /// - Returns: The view.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in feedback(old, new)?.play() }
  }

  /// Lets the reader feel changes of a value, each in its own way.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: What the reader feels after a change; `nil` for nothing.
  /// - Returns: The view.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { feedback()?.play() }
  }
}

extension SensoryFeedback {
  /// Plays the feedback in the session whose view has changed.
  @MainActor
  fileprivate func play() {
    GraphReference.current?.graph?.tell(.feedback(self))
  }
}
