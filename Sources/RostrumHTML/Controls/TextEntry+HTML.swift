import RostrumElements

// The vocabulary of HTML's text fields: HTML, 4.10.5.1 (types), 4.10.18.7 (autofill), 6.9 (input
// modalities).

extension KeyboardType {
  /// The type of the field.
  ///
  /// NB: Browsers change the text of other types: they encode hosts and drop spaces in one of the type
  /// `email`, drop spaces in a `url`, and report a `number` as empty while it isn't one.
  var inputType: String {
    switch self {
    case .phonePad: "tel"
    case .webSearch: "search"
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .namePhonePad, .decimalPad,
      .emailAddress, .URL, .twitter, .asciiCapableNumberPad:
      "text"
    }
  }

  /// What a browser may fill in, as far as the keyboard tells.
  var autocomplete: String? {
    switch self {
    case .emailAddress: "email"
    case .URL: "url"
    case .phonePad: "tel"
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .namePhonePad, .decimalPad,
      .webSearch, .twitter, .asciiCapableNumberPad:
      nil
    }
  }

  /// Whether the text consists of words, which a browser may correct and begin with a capital.
  var hasWords: Bool { self != .emailAddress && self != .URL }

  /// The on-screen keyboard, if the type of the field doesn't determine it.
  var inputMode: String? {
    switch self {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad, .numbersAndPunctuation: "decimal"
    case .namePhonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .default, .asciiCapable, .phonePad, .webSearch, .twitter: nil
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
    case .namePrefix: "honorific-prefix"
    case .middleName: "additional-name"
    case .nameSuffix: "honorific-suffix"
    case .nickname: "nickname"
    case .jobTitle: "organization-title"
    case .organizationName: "organization"
    case .fullStreetAddress: "street-address"
    case .streetAddressLine1: "address-line1"
    case .streetAddressLine2: "address-line2"
    case .addressCity: "address-level2"
    case .addressState: "address-level1"
    case .postalCode: "postal-code"
    case .countryName: "country-name"
    case .creditCardNumber: "cc-number"
    case .creditCardName: "cc-name"
    case .creditCardExpiration: "cc-exp"
    case .creditCardSecurityCode: "cc-csc"
    case .birthdate: "bday"
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
