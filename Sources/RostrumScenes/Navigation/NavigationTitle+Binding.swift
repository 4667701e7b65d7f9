extension View {
  /// Sets the title of the view's screen, and lets the user rename it in a menu next to the title.
  ///
  /// ```swift
  /// NoteEditor(note: $note)
  ///   .navigationTitle($note.title)
  /// ```
  ///
  /// - Parameter title: The title, which the user can change.
  /// - Returns: The view.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(RenameModifier(title: title))
  }
}

/// A title that the user can change.
struct RenameModifier: ViewModifier {
  let title: Binding<String>
  @State private var isRenamePresented = false
  @State private var name = ""

  func body(content: Content) -> some View {
    content
      .navigationTitle(title.wrappedValue)
      .toolbarTitleMenu {
        Button {
          name = title.wrappedValue
          isRenamePresented = true
        } label: {
          Label {
            Text(SystemWord.rename)
          } icon: {
            Image(systemName: "pencil")
          }
        }
      }
      .alert(Text(SystemWord.rename), isPresented: $isRenamePresented) {
        TextField(title.wrappedValue, text: $name)
        Button(role: .cancel) {
        } label: {
          Text(SystemWord.cancel)
        }
        Button {
          title.wrappedValue = name
        } label: {
          Text(SystemWord.done)
        }
      }
  }
}
