/// Whether a user can do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// The host decides.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The user can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The user can't.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension View {
  /// Sets whether the user can close the window around the view.
  ///
  /// ```swift
  /// UploadProgress().windowDismissBehavior(isUploading ? .disabled : .enabled)
  /// ```
  ///
  /// No page keeps its tab open. With ``WindowInteractionBehavior/disabled``, the browser asks, in words of
  /// its own, before it closes the tab or loads the page again. The app itself still closes the window with
  /// ``DismissWindowAction``.
  ///
  /// - Parameter behavior: Whether the user can close the window.
  /// - Returns: The view.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(UnsavedWork(isThere: behavior == .disabled))
  }
}
