/// Maintains the element of a text field, and what a user has typed into it as a value.
final class TextFieldNode<Label: View>: ElementHandleNode<TextField<Label>> {
  private var typed: (any FocusLink)?
  private lazy var follower = FieldSelectionFollower()

  override func update() {
    let draft = reading {
      let text = view.text.location as? any FormattedFieldText
      typed = text?.begin(in: environment.textContext, continuing: typed)
      return handle.draft { element in
        view.describe(&element, in: environment)
        if let selection = view.selection {
          follower.follow(
            TextSelectionSource(text: view.text, selection: selection), in: &element)
        }
        if let typed { element.focus(typed) }
        if let changed = view.editingChanged { element.focus(EditingLink(changed: changed)) }
      }
    }
    handle.take(draft)
  }
}
