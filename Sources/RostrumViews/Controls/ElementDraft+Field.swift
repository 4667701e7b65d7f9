extension ElementDraft {
  /// Says what all fields of text have in common.
  mutating func describeField(
    label: some View,
    prompt: Text?,
    text: Binding<String>,
    in environment: EnvironmentValues
  ) {
    let title = words(of: label, in: environment)
    if let title { self[.label] = .string(title) }
    let placeholder = prompt?.resolved(in: environment.textContext) ?? title
    if let placeholder { self[.placeholder] = .string(placeholder) }
    let formatted = text.location as? any ReaderDependent
    formatted?.read(in: environment.textContext)
    self[.value] = .string(text.wrappedValue)
    if formatted?.isRefused == true { self[.invalid] = .flag(true) }
    describeEntry(environment.textEntry)
    enable(in: environment)
    onText { text.wrappedValue = $0 }
    if let submit = environment.submitAction { onSubmit { submit() } }
  }

  private mutating func describeEntry(_ entry: TextEntry) {
    self[.keyboard] = entry.keyboard.map { .string($0.rawValue) }
    self[.contentType] = entry.contentType.map { .string($0.rawValue) }
    self[.capitalization] = entry.capitalization.map { .string($0.name) }
    self[.autocorrectionDisabled] = entry.isAutocorrectionDisabled ? .flag(true) : nil
    self[.submitLabel] = entry.submitLabel.map { .string($0.name) }
    self[.variant] = entry.variant.map { .string($0) }
  }
}

/// What the environment says about the entry of text.
struct TextEntry: Equatable {
  var keyboard: UIKeyboardType?
  var contentType: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var isAutocorrectionDisabled = false
  var submitLabel: SubmitLabel?
  var variant: String?
}

extension EnvironmentValues {
  var textEntry: TextEntry {
    get { self[TextEntryKey.self] }
    set { self[TextEntryKey.self] = newValue }
  }

  /// What the return key does.
  var submitAction: SubmitAction? {
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

/// What the return key does: the nearest closure first, then those around.
struct SubmitAction {
  let action: @MainActor () -> Void

  @MainActor
  func callAsFunction() { action() }
}
