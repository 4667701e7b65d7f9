/// The settings that all controls have in common.
struct ControlLook: Equatable {
  var size = ControlSize.regular
  var labelsVisibility = Visibility.automatic
  /// Whether placeholders stand for the labels.
  var isRedacted = false
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { controlLook.size }
    set { controlLook.size = newValue }
  }

  /// Whether the labels of controls are shown; the theme shows them.
  public var labelsVisibility: Visibility { controlLook.labelsVisibility }

  // One key, because every control reads these settings together.
  var controlLook: ControlLook {
    get { self[ControlLookKey.self] }
    set { self[ControlLookKey.self] = newValue }
  }
}

private struct ControlLookKey: EnvironmentKey {
  static let defaultValue = ControlLook()
}

extension View {
  /// Sets the size of controls in the view.
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

  /// Hides the labels of controls in the view.
  ///
  /// Assistive technology and tests still use the labels as names.
  ///
  /// - Returns: The view with such controls.
  public func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Sets whether the labels of controls in the view are shown.
  ///
  /// ```swift
  /// Form {
  ///   Toggle("Notifications", isOn: $isOn)
  ///   Toggle("Sound", isOn: $hasSound).labelsVisibility(.hidden)
  /// }
  /// ```
  ///
  /// Assistive technology and tests still use hidden labels as names.
  ///
  /// - Parameter visibility: The visibility; shown by the theme if it is automatic.
  /// - Returns: The view with such controls.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.controlLook.labelsVisibility, visibility)
  }
}
