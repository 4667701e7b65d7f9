/// Dismisses the presentation, or pops the screen, that a view is in.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// Button("Cancel") { dismiss() }
/// ```
///
/// Where nothing is presented it does nothing.
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

/// Something that can be dismissed.
@MainActor
protocol Dismissing: AnyObject {
  /// Tells the owner of the state that presents it.
  func dismiss()
}

extension EnvironmentValues {
  /// Dismisses the presentation, or pops the screen, that the view is in.
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
