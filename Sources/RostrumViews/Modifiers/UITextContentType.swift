/// The meaning of a text field, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's name.
  public static let name = Self(rawValue: "name")
  /// A given name.
  public static let givenName = Self(rawValue: "givenName")
  /// A family name.
  public static let familyName = Self(rawValue: "familyName")
  /// An email address.
  public static let emailAddress = Self(rawValue: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "telephoneNumber")
  /// A user name of an account.
  public static let username = Self(rawValue: "username")
  /// An existing password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = Self(rawValue: "oneTimeCode")
  /// A URL.
  public static let URL = Self(rawValue: "URL")
}
