/// A line of text that can be edited and is not shown.
@MainActor
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension SecureField {
  /// A field with a label of views.
  ///
  /// - Parameters:
  ///   - text: What is edited.
  ///   - prompt: What the empty field shows.
  ///   - label: What the field is about.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
}

extension SecureField: LeafView {
  /// There is none: a field is one element.
  public typealias Body = Never

  package static var role: ElementRole { .secureField }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let entry = element.describeField(label: label, prompt: prompt, text: text, in: environment)
    element.content = .secureField(text.wrappedValue, entry)
  }
}
