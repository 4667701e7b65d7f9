/// Several lines of text that can be edited.
@MainActor
public struct TextEditor {
  let text: Binding<String>

  /// Creates an editor for a text.
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: LeafView {
  /// A primitive view has no body.
  public typealias Body = Never

  package static var role: ElementRole { .textEditor }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let entry = element.describeField(
      label: EmptyView(), prompt: nil, text: text, in: environment)
    element.content = .textEditor(text.wrappedValue, entry)
  }
}
