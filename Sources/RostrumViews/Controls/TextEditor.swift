public import Foundation

/// Several lines of text that can be edited.
///
/// ```swift
/// struct NoteView: View {
///   @State private var note = AttributedString("Read me")
///
///   var body: some View {
///     TextEditor(text: $note)
///       .accessibilityLabel("Note")
///   }
/// }
/// ```
@MainActor
public struct TextEditor {
  let text: Binding<String>

  /// Creates an editor for a text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// Creates an editor for a text with looks, links and lists.
  ///
  /// The user can make words bold, italic, underlined, struck and code, link them, and make lists of lines.
  /// The attributes are `inlinePresentationIntent`, `underlineStyle`, `link` and `presentationIntent`.
  /// What is pasted keeps these alone. Other attributes aren't shown; words that the user leaves alone keep
  /// them.
  ///
  /// - Parameter text: The text.
  public init(text: Binding<AttributedString>) {
    self.text = Binding(location: FormattedLocation(text))
  }
}

extension TextEditor: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    TextEditorNode(view, context, .textEditor)
  }
}

/// Maintains the element of an editor, and what a user has typed into it.
final class TextEditorNode: ElementHandleNode<TextEditor> {
  private var typed: (any FocusLink)?

  override func update() {
    let draft = reading {
      let text = view.text.location as? any FormattedFieldText
      typed = text?.begin(in: environment.textContext, continuing: typed)
      return handle.draft { element in
        let entry = element.describeField(
          label: EmptyView(), prompt: nil, text: view.text, in: environment)
        element.content = .textEditor(
          view.text.wrappedValue, text == nil ? entry : entry + [.rich])
        if let typed { element.focus(typed) }
      }
    }
    handle.take(draft)
  }
}
