/// Opens a window of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// Button("Show Activity") { openWindow(id: "activity") }
/// ```
///
/// A browser opens the window in a new tab if the action is a direct result of a press of the user;
/// otherwise it offers the user a link. The tab is a launch of its own, with the user's shared values.
@MainActor
public struct OpenWindowAction {
  /// Whether a window that shows the same is brought to the front in place of a new one.
  public struct SharingBehavior: Hashable, Sendable {
    private let isRequired: Bool

    /// The host decides; a browser opens a new tab.
    public static let requested = SharingBehavior(isRequired: false)
    /// An existing window is preferred; a browser opens a new tab.
    public static let required = SharingBehavior(isRequired: true)
  }

  nonisolated init() {}

  /// Opens the window with an id.
  ///
  /// - Parameter id: The id of a scene.
  public func callAsFunction(id: String) {
    Windows.current?.open(.id(id))
  }

  /// Opens a window for a value, of the scene for the value's type.
  ///
  /// - Parameter value: The value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    Windows.current?.open(.value(value))
  }

  /// Opens a window for a value.
  ///
  /// - Parameters:
  ///   - id: The id of a scene.
  ///   - value: The value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    Windows.current?.open(.both(id, value))
  }

  /// Opens the window with an id.
  ///
  /// - Parameters:
  ///   - id: The id of a scene.
  ///   - sharingBehavior: Whether an existing window is preferred.
  public func callAsFunction(id: String, sharingBehavior: SharingBehavior) {
    callAsFunction(id: id)
  }

  /// Opens a window for a value, of the scene for the value's type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - sharingBehavior: Whether an existing window is preferred.
  public func callAsFunction<Value: Codable & Hashable>(
    value: Value, sharingBehavior: SharingBehavior
  ) {
    callAsFunction(value: value)
  }

  /// Opens a window for a value.
  ///
  /// - Parameters:
  ///   - id: The id of a scene.
  ///   - value: The value.
  ///   - sharingBehavior: Whether an existing window is preferred.
  public func callAsFunction<Value: Codable & Hashable>(
    id: String, value: Value, sharingBehavior: SharingBehavior
  ) {
    callAsFunction(id: id, value: value)
  }
}

/// Closes the window of a view.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
///
/// Button("Done") { dismissWindow() }
/// ```
///
/// A page can close itself only: to close the window with an id or a value is a no-op on any other
/// page. A browser closes a tab that an app has opened, as long as the user hasn't gone on in it;
/// otherwise the page shows the app's main window.
@MainActor
public struct DismissWindowAction {
  nonisolated init() {}

  /// Closes the window.
  public func callAsFunction() {
    Windows.current?.dismiss()
  }

  /// Closes the window if it has an id.
  ///
  /// - Parameter id: The id of a scene.
  public func callAsFunction(id: String) {
    dismiss(.id(id))
  }

  /// Closes the window if it shows a value.
  ///
  /// - Parameter value: The value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    dismiss(.value(value))
  }

  /// Closes the window if it has an id and shows a value.
  ///
  /// - Parameters:
  ///   - id: The id of a scene.
  ///   - value: The value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    dismiss(.both(id, value))
  }

  private func dismiss(_ name: Windows.Name) {
    guard let windows = Windows.current, windows.isShowing(name) else { return }
    windows.dismiss()
  }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes the window of the view.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can open several windows, as in any browser.
  public var supportsMultipleWindows: Bool { true }
}
