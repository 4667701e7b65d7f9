/// A line of text that can be edited and that isn't shown.
@MainActor
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  /// An action of the return key besides those of the environment.
  var commit: (@MainActor () -> Void)?
}

extension SecureField {
  /// Creates a field with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: The text that the empty field shows.
  ///   - label: A label that describes the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
}

extension SecureField: LeafView {
  /// A primitive view has no body.
  public typealias Body = Never

  package static var role: ElementRole { .secureField }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    if EnvironmentValues(reading: context.environment).textFieldStyle != nil {
      return StyledNode(view, context)
    }
    return LeafNode(view, context, role)
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let entry = element.describeField(
      label: label, prompt: prompt, text: text, commit: commit, in: environment)
    element.content = .secureField(text.wrappedValue, entry)
  }
}

extension SecureField: StyledView {
  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<StyledTextField>?> {
    \.textFieldStyle
  }

  var configuration: StyledTextField {
    StyledTextField(
      label: .init(label), prompt: prompt, axis: .horizontal, text: text,
      commit: commit, isSecure: true)
  }

  var standard: Self { self }
}
