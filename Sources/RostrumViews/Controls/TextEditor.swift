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
///
/// The environment's ``TextEditorStyle`` determines the appearance.
@MainActor
public struct TextEditor {
  let text: Binding<String>
  private var plain: TextSelectionSource?
  private var rich: AttributedTextSelectionSource?

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

  /// Creates an editor for a text, and a binding to what is selected.
  ///
  /// ```swift
  /// TextEditor(text: $text, selection: $selection)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: What is selected; `nil` to leave it to the user.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
    plain = TextSelectionSource(text: text, selection: selection)
  }

  /// Creates an editor for a text with looks, links and lists, and a binding to what is selected.
  ///
  /// ```swift
  /// TextEditor(text: $note, selection: $selection)
  /// ```
  ///
  /// What the user types has the selection's typing attributes, if it has any.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: What is selected.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
    self.init(text: text)
    rich = selection.map { AttributedTextSelectionSource(text: text, selection: $0) }
  }

  /// What the app's binding says about the selection.
  var selection: (any FieldSelectionSource)? { plain ?? rich }
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
  private lazy var follower = FieldSelectionFollower()

  override func update() {
    let draft = reading {
      let text = view.text.location as? any FormattedFieldText
      typed = text?.begin(in: environment.textContext, continuing: typed)
      return handle.draft { element in
        let entry = element.describeField(
          label: EmptyView(), prompt: nil, text: view.text, isEditor: true, in: environment)
        element.content = .textEditor(
          view.text.wrappedValue, text == nil ? entry : entry + [.rich])
        if let selection = view.selection { follower.follow(selection, in: &element) }
        if let typed { element.focus(typed) }
      }
    }
    handle.take(draft)
  }
}
