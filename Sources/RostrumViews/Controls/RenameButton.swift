/// A button that renames what the view around it says.
///
/// ```swift
/// Text(note.title)
///   .contextMenu { RenameButton() }
///   .renameAction { isRenaming = true }
/// ```
///
/// Without a `renameAction(_:)` around it, the button is disabled.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates a button that renames.
  public init() {}

  /// The button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      Label {
        Text(SystemWord.rename)
      } icon: {
        Image(systemName: "pencil")
      }
    }
    .disabled(rename == nil)
  }
}

/// Begins to rename something.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Begins to rename.
  @MainActor
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// What the buttons that rename do; `nil` if they are disabled.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension View {
  /// Sets what each ``RenameButton`` in the view does.
  ///
  /// - Parameter action: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Has each ``RenameButton`` in the view move the focus, such as to the field with the name.
  ///
  /// ```swift
  /// TextField("Title", text: $title)
  ///   .focused($isRenaming)
  ///   .contextMenu { RenameButton() }
  ///   .renameAction($isRenaming)
  /// ```
  ///
  /// - Parameter isFocused: A focus state, which becomes `true`.
  /// - Returns: The view.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
