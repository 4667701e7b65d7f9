public import Foundation

extension View {
  /// Tells of an error while a flag is true and the error is there; its description is the title.
  ///
  /// The alert keeps the error that it came up with, also when the error is gone before it.
  ///
  /// ```swift
  /// .alert(isPresented: $hasFailed, error: error) {
  ///   Button("Try again") { retry() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - error: What went wrong.
  ///   - actions: The buttons; each of them dismisses after its action.
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

  /// Tells of an error while a flag is true and the error is there; its description is the title.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - error: What went wrong.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
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
  fileprivate var title: String { errorDescription ?? localizedDescription }
}
