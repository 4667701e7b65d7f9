public import Foundation

extension View {
  /// Presents an alert about an error while a binding is `true` and the error isn't `nil`.
  ///
  /// The title is the error's description. The alert keeps the error with which it was presented,
  /// even if the error becomes `nil` earlier.
  ///
  /// ```swift
  /// .alert(isPresented: $hasFailed, error: error) {
  ///   Button("Try again") { retry() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - error: The error.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .alert, title: { Text(verbatim: $0.title) },
      PresentationSource(isPresented, presenting: error),
      actions: { (_: Failure) in actions() }, message: { _ in EmptyView() })
  }

  /// Presents an alert about an error while a binding is `true` and the error isn't `nil`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - error: The error.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
  /// - Returns: The view.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    asks(
      .alert, title: { Text(verbatim: $0.title) },
      PresentationSource(isPresented, presenting: error), actions: actions, message: message)
  }
}

extension LocalizedError {
  /// The title of an alert about the error.
  var title: String { errorDescription ?? localizedDescription }
}
