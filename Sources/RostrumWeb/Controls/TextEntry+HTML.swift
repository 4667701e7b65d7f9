import RostrumElements

// The vocabulary of HTML's text fields: HTML, 4.10.5.1 (types), 4.10.18.7 (autofill), 6.9 (input
// modalities).

extension KeyboardType {
  /// The type of the field.
  ///
  /// NB: Browsers report a field of the type `number` as empty while its text isn't a number.
  var inputType: String {
    switch self {
    case .emailAddress: "email"
    case .URL: "url"
    case .phonePad: "tel"
    case .webSearch: "search"
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .namePhonePad, .decimalPad:
      "text"
    }
  }

  /// The on-screen keyboard, if the type of the field doesn't determine it.
  var inputMode: String? {
    switch self {
    case .numberPad: "numeric"
    case .decimalPad, .numbersAndPunctuation: "decimal"
    case .namePhonePad: "tel"
    case .default, .asciiCapable, .emailAddress, .URL, .phonePad, .webSearch: nil
    }
  }
}

extension TextContentType {
  /// The detail token of an autofill field.
  var autocomplete: String {
    switch self {
    case .name: "name"
    case .givenName: "given-name"
    case .familyName: "family-name"
    case .emailAddress: "email"
    case .telephoneNumber: "tel"
    case .username: "username"
    case .password: "current-password"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    case .URL: "url"
    }
  }
}

extension TextCapitalization {
  /// The value of `autocapitalize`.
  var autocapitalize: String {
    switch self {
    case .never: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    }
  }
}

extension SubmitLabel {
  /// The value of `enterkeyhint`.
  var enterKeyHint: String {
    switch self {
    case .done: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .return: "enter"
    case .next, .continue: "next"
    }
  }
}
