/// Changes one setting of text entry.
package enum TextEntryModifier: EnvironmentModifier, Hashable {
  package typealias Body = Never
  case keyboard(UIKeyboardType)
  case contentType(UITextContentType?)
  case capitalization(TextInputAutocapitalization?)
  case autocorrectionDisabled(Bool)
  case submitLabel(SubmitLabel)
  case variant(TextFieldVariant)
  case editorVariant(TextFieldVariant)
  case trigger(SubmitTriggers)

  package func modify(_ environment: inout EnvironmentValues) {
    switch self {
    case .keyboard(let type): environment.textEntry.keyboard = type
    case .contentType(let type): environment.textEntry.contentType = type
    case .capitalization(let kind): environment.textEntry.capitalization = kind
    case .autocorrectionDisabled(let flag):
      environment.textEntry.isAutocorrectionDisabled = flag
    case .submitLabel(let label): environment.textEntry.submitLabel = label
    case .variant(let variant): environment.textEntry.variant = variant
    case .editorVariant(let variant): environment.textEntry.editorVariant = variant
    case .trigger(let trigger): environment.textEntry.trigger = trigger
    }
  }
}
