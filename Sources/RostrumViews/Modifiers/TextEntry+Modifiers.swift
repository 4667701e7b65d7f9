extension View {
  /// Sets the keyboard that text fields request.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEntry(.keyboard(type))
  }

  /// Sets the meaning of text fields, for autofill.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEntry(.contentType(textContentType))
  }

  /// Sets the automatic capitalization of text fields.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEntry(.capitalization(autocapitalization))
  }

  /// Sets the automatic capitalization of text fields.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let new: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return transformEntry(.capitalization(new))
  }

  /// Disables autocorrection in text fields.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEntry(.autocorrectionDisabled(disable))
  }

  /// Disables autocorrection in text fields.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEntry(.autocorrectionDisabled(disable ?? false))
  }

  /// Sets the label of the return key in text fields.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEntry(.submitLabel(submitLabel))
  }

  private func transformEntry(_ change: TextEntryModifier) -> some View {
    modifier(change)
  }
}
