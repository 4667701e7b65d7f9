/// A different way to sign in, which the page offers beside the form.
package struct SignInProvider: Hashable, Sendable {
  /// The name that people read, such as "Example".
  package var name: String
  /// The path that begins the sign-in.
  package var path: String

  /// Creates a way to sign in.
  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}
