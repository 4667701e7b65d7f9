import RostrumRuntime

/// Whether a view is presented, and the way to dismiss it: the spelling before ``DismissAction``.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
///
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
@MainActor
public struct PresentationMode {
  private let action: DismissAction
  /// Whether the view is in a presentation or on a screen above the root.
  public let isPresented: Bool

  fileprivate init(_ action: DismissAction, isPresented: Bool) {
    self.action = action
    self.isPresented = isPresented
  }

  /// Dismisses the nearest presentation or pops the nearest screen.
  public mutating func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and the way to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    let (action, isPresented) = (dismiss, isPresented)
    return MainQueue.wait {
      Binding {
        PresentationMode(action, isPresented: isPresented)
      } set: { _ in
        // A mode changes only by what presents the view.
      }
    }
  }
}
