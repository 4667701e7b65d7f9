/// A button that toggles the environment's edit mode.
///
/// ```swift
/// List { … }
///   .toolbar { EditButton() }
/// ```
///
/// In edit mode, the controls that delete and move rows are shown without a gesture, and the title
/// of the button is "Done".
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}

  /// A button in the environment's style.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? SystemWord.done : .edit)
    }
    .disabled(editMode == nil)
  }
}
