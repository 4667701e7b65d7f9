public import Foundation

/// A provider of OpenID Connect with which people sign in, such as that of a company.
///
/// ```swift
/// let provider = OpenIDProvider(
///   "Example", issuer: issuer, clientID: "fleet", clientSecret: secret)
/// program.addSignIn(with: provider, to: accounts)
/// ```
///
/// Register `https://fleet.example/login/openid/example/callback` with the provider, where `example` is
/// the ``id``.
///
/// The program trusts the provider: whoever it names gets the account of that name. By default the name
/// is an address of mail that the provider has verified, and only people with an account, such as those
/// who were invited, get in.
public struct OpenIDProvider: Sendable {
  /// The name that people read on the button.
  public let name: String
  /// The name of the provider in addresses, of digits, letters a to z and hyphens.
  public let id: String
  /// The address of the provider, below which its configuration is found.
  public let issuer: URL
  /// The name of the program at the provider.
  public let clientID: String
  /// The secret of the program, or `nil` if the provider gives none.
  public let clientSecret: String?
  /// What the program asks for, besides `openid`.
  public var scopes = ["profile", "email"]
  /// The address at which browsers reach the program, or `nil` for that of each request.
  public var site: URL?
  /// The roles of accounts that are made for people without one, or `nil` to refuse them.
  public var newRoles: Set<String>?
  /// Returns the name of the account of a person, or `nil` to refuse the person.
  public var accountName: @Sendable (OpenIDClaims) -> String? = { claims in
    claims.isEmailVerified ? claims.email : nil
  }

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - name: The name that people read on the button.
  ///   - issuer: The address of the provider.
  ///   - clientID: The name of the program at the provider.
  ///   - clientSecret: The secret of the program, or `nil` if the provider gives none.
  public init(_ name: String, issuer: URL, clientID: String, clientSecret: String? = nil) {
    self.name = name
    self.issuer = issuer
    self.clientID = clientID
    self.clientSecret = clientSecret
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    id = words.isEmpty ? "provider" : words.joined(separator: "-")
  }

  /// The path that begins the sign-in.
  var path: String { "/login/openid/\(id)" }
  /// The path to which the provider sends people back.
  var callback: String { path + "/callback" }
}
