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
