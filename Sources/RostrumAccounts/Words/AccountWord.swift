import RostrumElements

/// A sentence of the pages with which people sign in; each `%@` is a placeholder for a value.
enum AccountWord: String, Hashable, Sendable, CaseIterable {
  case signIn = "Sign in"
  case signInWith = "Sign in with %@"
  case name = "Name"
  case password = "Password"
  case newPassword = "New password"
  case passwordHint = "At least %@ characters"
  case forgotten = "Forgot your password?"
  case resetTitle = "Reset your password"
  case resetHint =
    "Enter your name. If there is an account of that name, you get a link for a new password."
  case sendLink = "Send link"
  case linkSent = "If there is an account of that name, a link is on its way."
  case back = "Back to sign-in"
  case choosePassword = "Choose a password"
  case save = "Save and sign in"
  case signOut = "Sign out"
  case signOutQuestion = "Sign out?"
  case wrongPassword = "The name or the password is wrong."
  case tooManyAttempts = "Too many attempts. Try again in a minute."
  case busy = "The server is busy. Try again."
  case unavailable = "Signing in isn’t possible at the moment. Try again later."
  case unusablePassword = "Choose a password of at least %@ characters and at most %@ bytes."
  case invalidLink = "This link is no longer valid. Ask for a new one."
  case foreignForm = "The form comes from a different site. Open this page again."
  case malformedForm = "The form is incomplete. Try again."
  case providerFailed = "The sign-in with %@ failed. Try again."
}

/// The sentences in the language of a reader.
struct AccountWords: Hashable, Sendable {
  let language: SystemLanguage

  /// Creates the sentences of a language.
  init(_ language: SystemLanguage) { self.language = language }

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool { language == .arabic }

  /// A sentence.
  subscript(word: AccountWord) -> String {
    switch language {
    case .english: word.rawValue
    case .german: word.german
    case .french: word.french
    case .spanish: word.spanish
    case .japanese: word.japanese
    case .arabic: word.arabic
    }
  }

  /// A sentence with a value.
  subscript(word: AccountWord, value: String) -> String { self[word, [value]] }

  /// A sentence with values, in the order of its placeholders.
  subscript(word: AccountWord, values: [String]) -> String {
    values.reduce(self[word]) { $0.replacing("%@", with: $1, maxReplacements: 1) }
  }
}
