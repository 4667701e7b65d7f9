/// The keys that a field of text asks for.
public enum UIKeyboardType: String, Hashable, Sendable, CaseIterable {
  /// All letters.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// What an address of a page needs.
  case URL
  /// Digits.
  case numberPad
  /// What a telephone number needs.
  case phonePad
  /// Letters and then digits for telephone numbers.
  case namePhonePad
  /// What an e-mail address needs.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// What a search of pages needs.
  case webSearch
}

/// What a field of text is about, for filling it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// A type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's name.
  public static let name = Self(rawValue: "name")
  /// A given name.
  public static let givenName = Self(rawValue: "givenName")
  /// A family name.
  public static let familyName = Self(rawValue: "familyName")
  /// An e-mail address.
  public static let emailAddress = Self(rawValue: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "telephoneNumber")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password that exists.
  public static let password = Self(rawValue: "password")
  /// A password that is made up now.
  public static let newPassword = Self(rawValue: "newPassword")
  /// A code that is good for once.
  public static let oneTimeCode = Self(rawValue: "oneTimeCode")
  /// The address of a page.
  public static let URL = Self(rawValue: "URL")
}

/// What a field of text writes large by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  /// Nothing.
  public static let never = Self(name: "never")
  /// The first letter of each word.
  public static let words = Self(name: "words")
  /// The first letter of each sentence.
  public static let sentences = Self(name: "sentences")
  /// Every letter.
  public static let characters = Self(name: "characters")
}

/// What a field of text writes large by itself, in the older spelling.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// Nothing.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case allCharacters
}

/// What the return key says.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// The work is done.
  public static let done = Self(name: "done")
  /// On to a place.
  public static let go = Self(name: "go")
  /// Send it.
  public static let send = Self(name: "send")
  /// Come in.
  public static let join = Self(name: "join")
  /// Take the way.
  public static let route = Self(name: "route")
  /// Look for it.
  public static let search = Self(name: "search")
  /// A new line.
  public static let `return` = Self(name: "return")
  /// On to the next field.
  public static let next = Self(name: "next")
  /// On with the work.
  public static let `continue` = Self(name: "continue")
}

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

  /// Shows fields of text in one of the theme's styles.
  public func textFieldStyle(_ style: ThemeTextFieldStyle) -> some View {
    transformEntry(.style(style))
  }

  private func transformEntry(_ change: TextEntryModifier) -> some View {
    modifier(change)
  }
}

/// One of the theme's own styles for fields of text.
public struct ThemeTextFieldStyle: Hashable, Sendable {
  let variant: String?

  /// As it is usual where the field stands.
  public static let automatic = Self(variant: nil)
  /// Only the text.
  public static let plain = Self(variant: "plain")
  /// In a box with round corners.
  public static let roundedBorder = Self(variant: "roundedBorder")
}

/// Changes one thing about the entry of text.
private enum TextEntryModifier: EnvironmentModifier, Hashable {
  typealias Body = Never
  case keyboard(UIKeyboardType)
  case contentType(UITextContentType?)
  case capitalization(TextInputAutocapitalization?)
  case autocorrectionDisabled(Bool)
  case submitLabel(SubmitLabel)
  case style(ThemeTextFieldStyle)

  func modify(_ environment: inout EnvironmentValues) {
    switch self {
    case .keyboard(let type): environment.textEntry.keyboard = type
    case .contentType(let type): environment.textEntry.contentType = type
    case .capitalization(let kind): environment.textEntry.capitalization = kind
    case .autocorrectionDisabled(let flag):
      environment.textEntry.isAutocorrectionDisabled = flag
    case .submitLabel(let label): environment.textEntry.submitLabel = label
    case .style(let style): environment.textEntry.style = style
    }
  }
}
