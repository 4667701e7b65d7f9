/// What the text of a field is about, for filling the field in.
public enum TextContentType: String, Hashable, Sendable, CaseIterable {
  /// A name.
  case name
  /// A given name.
  case givenName
  /// A family name.
  case familyName
  /// An address of mail.
  case emailAddress
  /// A number of a telephone.
  case telephoneNumber
  /// The name of an account.
  case username
  /// The password of an account.
  case password
  /// A password that an account gets.
  case newPassword
  /// A code that is good for one time.
  case oneTimeCode
  /// An address of the web.
  case URL
}
