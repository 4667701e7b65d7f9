/// A button that begins and ends the change of rows, by the edit mode of the environment.
///
/// ```swift
/// List { … }
///   .toolbar { EditButton() }
/// ```
///
/// While rows are changed, what deletes and moves them is shown without a gesture, and the button
/// says "Done".
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public init() {}

  /// A button in the style around.
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
