// Fields that tell when a user begins and ends to edit, the spelling before `focused(_:)` and `onSubmit(_:)`.

extension TextField where Label == Text {
  /// Creates a field with a title, and actions for the begin and the end of editing and for the return key.
  ///
  /// ```swift
  /// TextField("Name", text: $name) { isEditing = $0 } onCommit: { save() }
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: The text to edit.
  ///   - onEditingChanged: Called with `true` when the field gets the focus, with `false` when it loses it.
  ///   - onCommit: The action of the return key.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    editingChanged = onEditingChanged
    commit = onCommit
  }

  /// Creates a field with a title, and actions for the begin and the end of editing and for the return key.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text to edit.
  ///   - onEditingChanged: Called with `true` when the field gets the focus, with `false` when it loses it.
  ///   - onCommit: The action of the return key.
  @_disfavoredOverload @preconcurrency
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(title, text: text)
    editingChanged = onEditingChanged
    commit = onCommit
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title and an action of the return key, the spelling before `onSubmit(_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: The text to edit.
  ///   - onCommit: The action of the return key.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, text: text)
    commit = onCommit
  }

  /// Creates a field with a title and an action of the return key, the spelling before `onSubmit(_:)`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text to edit.
  ///   - onCommit: The action of the return key.
  @_disfavoredOverload @preconcurrency
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }
}

/// Tells an app when a user begins and ends to edit a field.
struct EditingLink: FocusLink {
  let changed: @MainActor (Bool) -> Void

  func add(_ handle: ElementHandle) {}
  func remove(_ handle: ElementHandle) {}
  func didFocus() { changed(true) }
  func didBlur() { changed(false) }
}
