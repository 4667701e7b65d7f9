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
  /// A title before a name.
  public static let namePrefix = Self(rawValue: "namePrefix")
  /// A middle name.
  public static let middleName = Self(rawValue: "middleName")
  /// What follows a name.
  public static let nameSuffix = Self(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A title in an organization.
  public static let jobTitle = Self(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = Self(rawValue: "organizationName")
  /// A street address with all of its lines.
  public static let fullStreetAddress = Self(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = Self(rawValue: "addressCity")
  /// A state or region.
  public static let addressState = Self(rawValue: "addressState")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postalCode")
  /// A country.
  public static let countryName = Self(rawValue: "countryName")
  /// The number of a payment card.
  public static let creditCardNumber = Self(rawValue: "creditCardNumber")
  /// The name on a payment card.
  public static let creditCardName = Self(rawValue: "creditCardName")
  /// The month and year until which a payment card is valid.
  public static let creditCardExpiration = Self(rawValue: "creditCardExpiration")
  /// The security code of a payment card.
  public static let creditCardSecurityCode = Self(rawValue: "creditCardSecurityCode")
  /// A date of birth.
  public static let birthdate = Self(rawValue: "birthdate")
  /// A URL.
  public static let URL = Self(rawValue: "URL")
}
