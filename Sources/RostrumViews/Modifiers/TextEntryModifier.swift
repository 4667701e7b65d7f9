/// Changes one setting of text entry.
enum TextEntryModifier: EnvironmentModifier, Hashable {
  typealias Body = Never
  case keyboard(UIKeyboardType)
  case contentType(UITextContentType?)
  case capitalization(TextInputAutocapitalization?)
  case autocorrectionDisabled(Bool)
  case submitLabel(SubmitLabel)
  case variant(TextFieldVariant)

  func modify(_ environment: inout EnvironmentValues) {
    switch self {
    case .keyboard(let type): environment.textEntry.keyboard = type
    case .contentType(let type): environment.textEntry.contentType = type
    case .capitalization(let kind): environment.textEntry.capitalization = kind
    case .autocorrectionDisabled(let flag):
      environment.textEntry.isAutocorrectionDisabled = flag
    case .submitLabel(let label): environment.textEntry.submitLabel = label
    case .variant(let variant): environment.textEntry.variant = variant
    }
  }
}
