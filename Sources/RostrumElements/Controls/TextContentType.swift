/// The meaning of a field's text, for autofill.
public enum TextContentType: String, Hashable, Sendable, CaseIterable {
  /// A name.
  case name
  /// A given name.
  case givenName
  /// A family name.
  case familyName
  /// An email address.
  case emailAddress
  /// A telephone number.
  case telephoneNumber
  /// A user name of an account.
  case username
  /// The password of an account.
  case password
  /// A new password for an account.
  case newPassword
  /// A one-time code.
  case oneTimeCode
  /// A URL.
  case URL
}
