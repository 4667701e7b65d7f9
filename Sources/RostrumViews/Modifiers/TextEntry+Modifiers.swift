extension View {
  /// Says which keys fields of text ask for.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEntry(.keyboard(type))
  }

  /// Says what fields of text are about, for filling them in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEntry(.contentType(textContentType))
  }

  /// Says what fields of text write large by themselves.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEntry(.capitalization(autocapitalization))
  }

  /// Says what fields of text write large by themselves.
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

  /// Keeps fields of text from correcting what is typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEntry(.autocorrectionDisabled(disable))
  }

  /// Keeps fields of text from correcting what is typed.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEntry(.autocorrectionDisabled(disable ?? false))
  }

  /// Says what the return key of fields of text says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEntry(.submitLabel(submitLabel))
  }

  private func transformEntry(_ change: TextEntryModifier) -> some View {
    modifier(change)
  }
}
