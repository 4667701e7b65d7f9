/// A line of text that can be edited.
///
/// ```swift
/// TextField("Title", text: $store.standup.title)
/// ```
///
/// The title is the accessible name, and is shown in the empty field unless there is a prompt.
@MainActor
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let axis: Axis
  let text: Binding<String>
  /// An action of the return key besides those of the environment.
  var commit: (@MainActor () -> Void)?
  /// Called when the user begins or ends to edit.
  var editingChanged: (@MainActor (Bool) -> Void)?
  /// What is selected, if the app follows that.
  package var selection: Binding<TextSelection?>?
  /// Whether it is a `SecureField` in an app's own style.
  var isSecure = false
}

extension TextField {
  /// Creates a field with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: The text that the empty field shows.
  ///   - label: A label that describes the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, axis: .horizontal, text: text)
  }

  /// Creates a field with a custom label that grows along an axis with its text.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - prompt: The text that the empty field shows.
  ///   - axis: The axis along which the field grows.
  ///   - label: A label that describes the field.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, axis: axis, text: text)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, axis: .horizontal, text: text)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, axis: .horizontal, text: text)
  }

  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, axis: .horizontal, text: text)
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, axis: .horizontal, text: text)
  }

  /// Creates a field with a title that grows along an axis with its text.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, axis: axis, text: text)
  }

  /// Creates a field with a title that grows along an axis with its text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, axis: axis, text: text)
  }
}

extension TextField {
  /// Creates a field with a custom label, and a binding to what is selected.
  ///
  /// ```swift
  /// TextField(text: $code, selection: $selection) { Text("Code") }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - selection: What is selected; `nil` to leave it to the user.
  ///   - prompt: The text that the empty field shows.
  ///   - axis: The axis along which the field grows; `nil` for one line.
  ///   - label: A label that describes the field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, axis: axis ?? .horizontal, text: text)
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, and a binding to what is selected.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: The text to edit.
  ///   - selection: What is selected; `nil` to leave it to the user.
  ///   - prompt: The text that the empty field shows.
  ///   - axis: The axis along which the field grows; `nil` for one line.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title, and a binding to what is selected.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text to edit.
  ///   - selection: What is selected; `nil` to leave it to the user.
  ///   - prompt: The text that the empty field shows.
  ///   - axis: The axis along which the field grows; `nil` for one line.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title and an action of the return key, the spelling before `onSubmit(_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: The text to edit.
  ///   - onCommit: The action of the return key.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, text: text)
    commit = onCommit
  }

  /// Creates a field with a title and an action of the return key, the spelling before `onSubmit(_:)`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The text to edit.
  ///   - onCommit: The action of the return key.
  @_disfavoredOverload @preconcurrency
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }
}

extension TextField: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    // The style of an ancestor is there for as long as the field is.
    if EnvironmentValues(reading: context.environment).textFieldStyle != nil {
      return StyledNode(view, context)
    }
    let role: ElementRole = view.isSecure ? .secureField : .textField
    return TextFieldNode(view, context, role)
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let entry = element.describeField(
      label: label, prompt: prompt, text: text, commit: commit, in: environment)
    element.content =
      isSecure
      ? .secureField(text.wrappedValue, entry)
      : .textField(text.wrappedValue, axis == .vertical ? entry + [.severalLines] : entry)
  }
}

extension TextField: StyledView {
  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<StyledTextField>?> {
    \.textFieldStyle
  }

  var configuration: StyledTextField {
    StyledTextField(
      label: .init(label), prompt: prompt, axis: axis, text: text,
      commit: commit, editingChanged: editingChanged, selection: selection, isSecure: isSecure)
  }

  var standard: Self { self }
}

/// A field that an app's own style arranges.
typealias StyledTextField = TextField<_TextFieldStyleLabel>
