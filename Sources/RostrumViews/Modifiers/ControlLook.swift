/// What all controls have in common.
struct ControlLook: Equatable {
  var size = ControlSize.regular
  var areLabelsHidden = false
}

extension EnvironmentValues {
  /// How large controls are here.
  public var controlSize: ControlSize {
    get { controlLook.size }
    set { controlLook.size = newValue }
  }

  // One key, since every control reads it.
  var controlLook: ControlLook {
    get { self[ControlLookKey.self] }
    set { self[ControlLookKey.self] = newValue }
  }
}

private struct ControlLookKey: EnvironmentKey {
  static let defaultValue = ControlLook()
}

extension View {
  /// Draws controls in a size.
  ///
  /// ```swift
  /// Button("Start") { … }.buttonStyle(.borderedProminent).controlSize(.large)
  /// ```
  ///
  /// - Parameter controlSize: The size.
  /// - Returns: The view with such controls.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of controls.
  ///
  /// They are still what assistive technology and tests call the controls.
  ///
  /// - Returns: The view with such controls.
  public func labelsHidden() -> some View {
    environment(\.controlLook.areLabelsHidden, true)
  }
}
