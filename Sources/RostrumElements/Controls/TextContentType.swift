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
  /// A title before a name.
  case namePrefix
  /// A middle name.
  case middleName
  /// What follows a name.
  case nameSuffix
  /// A nickname.
  case nickname
  /// A title in an organization.
  case jobTitle
  /// The name of an organization.
  case organizationName
  /// A street address with all of its lines.
  case fullStreetAddress
  /// The first line of a street address.
  case streetAddressLine1
  /// The second line of a street address.
  case streetAddressLine2
  /// A city.
  case addressCity
  /// A state or region.
  case addressState
  /// A postal code.
  case postalCode
  /// A country.
  case countryName
  /// The number of a payment card.
  case creditCardNumber
  /// The name on a payment card.
  case creditCardName
  /// The month and year until which a payment card is valid.
  case creditCardExpiration
  /// The security code of a payment card.
  case creditCardSecurityCode
  /// A date of birth.
  case birthdate
  /// A URL.
  case URL
}
