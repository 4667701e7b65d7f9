import Foundation
import HTTPTypes
import Hummingbird
import RostrumDependencies
import RostrumWeb

// The example of Documentation/Security.md.

/// The users who have signed in with a form, by the tokens in their cookies.
actor SignIns {
  private var users: [String: String] = [:]

  /// Checks a password, and returns a token for the user.
  func signIn(_ user: String, password: String) -> String? {
    // A real program compares the hash of the password, by a slow function such as Argon2.
    guard ["ada": "analytical", "grace": "compiler"][user] == password else { return nil }
    var generator = SystemRandomNumberGenerator()
    let token = (0..<4).map { _ in String(generator.next(), radix: 36) }.joined()
    users[token] = user
    return token
  }

  /// The user of a token.
  func user(_ token: String) -> String? { users[token] }

  /// Takes back all tokens of a user.
  func signOut(_ user: String) { users = users.filter { $0.value != user } }

  /// The user of a request.
  func identity(of request: WebServer.IdentityRequest) -> WebServer.Identity {
    let cookies = Cookies(from: request.headers[values: .cookie])
    guard let token = cookies["sign-in"]?.value, let user = user(token) else {
      return .refused(signInAt: "/login")
    }
    return .user(user)
  }
}

/// What the form sends.
struct SignInForm: Decodable {
  var user: String
  var password: String
}

extension Router {
  /// Adds the form, and what it sends.
  func addSignIn(_ signIns: SignIns) {
    get("login") { _, _ in
      let form = """
        <!DOCTYPE html><title>Sign in</title><form method="post">
        <input name="user" aria-label="Name"> <input name="password" type="password">
        <button>Sign in</button></form>
        """
      return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: form)))
    }
    post("login") { request, context in
      let form = try await URLEncodedFormDecoder().decode(
        SignInForm.self, from: request, context: context)
      guard let token = await signIns.signIn(form.user, password: form.password) else {
        throw HTTPError(.unauthorized)
      }
      var response = Response(status: .seeOther, headers: [.location: "/"])
      // A program that serves over TLS says 'secure: true'.
      response.setCookie(
        Cookie(
          name: "sign-in", value: token, path: "/", secure: false, httpOnly: true, sameSite: .lax))
      return response
    }
  }
}
