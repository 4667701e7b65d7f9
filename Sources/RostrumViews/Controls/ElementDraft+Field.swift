extension ElementDraft {
  /// Describes the properties that all text fields have in common.
  ///
  /// - Returns: The facts about the field.
  mutating func describeField(
    label: some View,
    prompt: Text?,
    text: Binding<String>,
    isEditor: Bool = false,
    commit: (@MainActor () -> Void)? = nil,
    in environment: EnvironmentValues
  ) -> [TextEntryFact] {
    var entry: [TextEntryFact] = []
    let title = words(of: label, in: environment)
    state.label = title
    let placeholder = prompt?.resolved(in: environment.textContext) ?? title
    if let placeholder { entry.append(.placeholder(placeholder)) }
    let formatted = text.location as? any FormattedFieldText
    if formatted?.isRefused == true { entry.append(.invalid) }
    let settings = environment.textEntry
    entry += settings.facts(variant: isEditor ? settings.editorVariant : settings.variant)
    enable(in: environment)
    onText { text.wrappedValue = $0 }
    let submit = environment.submitAction
    let trigger = environment.textEntry.trigger
    if commit != nil || submit != nil {
      onSubmit {
        commit?()
        submit?(trigger)
      }
    }
    return entry
  }
}

extension EnvironmentValues {
  /// Whether fields in the view don't correct what is typed, as `autocorrectionDisabled(_:)` sets it.
  public var autocorrectionDisabled: Bool {
    get { textEntry.isAutocorrectionDisabled }
    set { textEntry.isAutocorrectionDisabled = newValue }
  }

  /// Whether fields in the view don't correct what is typed; `nil` sets that they do, as by default.
  public var disableAutocorrection: Bool? {
    get { textEntry.isAutocorrectionDisabled }
    set { textEntry.isAutocorrectionDisabled = newValue ?? false }
  }
}

/// The environment's settings for text entry.
struct TextEntry: Equatable {
  var keyboard: UIKeyboardType?
  var contentType: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var isAutocorrectionDisabled = false
  var submitLabel: SubmitLabel?
  var variant = TextFieldVariant.automatic
  /// The variant of text editors.
  var editorVariant = TextFieldVariant.automatic
  /// What the return key submits.
  var trigger = SubmitTriggers.text

  /// The settings as facts of a field.
  fileprivate func facts(variant: TextFieldVariant) -> [TextEntryFact] {
    var facts: [TextEntryFact] = []
    if let keyboard { facts.append(.keyboard(keyboard)) }
    if let type = contentType.flatMap({ TextContentType(rawValue: $0.rawValue) }) {
      facts.append(.contentType(type))
    }
    if let capitalization { facts.append(.capitalization(capitalization.kind)) }
    if isAutocorrectionDisabled { facts.append(.autocorrectionDisabled) }
    if let submitLabel { facts.append(.submitLabel(submitLabel)) }
    if variant != .automatic { facts.append(.variant(variant)) }
    return facts
  }
}

extension EnvironmentValues {
  var textEntry: TextEntry {
    get { self[TextEntryKey.self] }
    set { self[TextEntryKey.self] = newValue }
  }

  /// The actions of the return key.
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

private struct TextEntryKey: EnvironmentKey {
  static var defaultValue: TextEntry { TextEntry() }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

/// The actions of the return key, the innermost closure first.
package struct SubmitAction {
  let action: @MainActor (SubmitTriggers) -> Void

  package init(_ action: @escaping @MainActor (SubmitTriggers) -> Void) {
    self.action = action
  }

  @MainActor
  func callAsFunction(_ trigger: SubmitTriggers) { action(trigger) }
}
