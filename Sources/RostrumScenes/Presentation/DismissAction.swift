/// Dismisses the presentation or pops the screen of a view.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// Button("Cancel") { dismiss() }
/// ```
///
/// The action is a no-op if nothing is presented.
@MainActor
public struct DismissAction {
  weak var target: (any Dismissing)?

  nonisolated init() {}

  init(target: (any Dismissing)?) {
    self.target = target
  }

  /// Dismisses the nearest presentation or pops the nearest screen.
  public func callAsFunction() {
    target?.dismiss()
  }
}

/// A presentation or screen that can be dismissed.
@MainActor
protocol Dismissing: AnyObject {
  /// Notifies the owner of the state that presents it.
  func dismiss()
}

extension EnvironmentValues {
  /// Dismisses the presentation or pops the screen of the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation or on a screen above the root.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}
