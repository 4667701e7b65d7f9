internal import HTTPTypes

/// What the form for signing in sends.
struct SignInForm: Decodable {
  var name: String
  var password: String
  var next: String?
}

/// What the form for a new password sends.
struct PasswordForm: Decodable {
  var link: String
  var password: String
}

/// What the form for a forgotten password sends.
struct ForgottenForm: Decodable {
  var name: String
}

/// The reason why a form isn't read.
enum FormProblem: Error {
  /// It comes from a page of a different site.
  case foreign
  /// It has no form's type, lacks a field, or is too large.
  case malformed

  /// The status of the response.
  var status: HTTPResponse.Status {
    switch self {
    case .foreign: .forbidden
    case .malformed: .badRequest
    }
  }

  /// How the problem is told.
  var word: AccountWord {
    switch self {
    case .foreign: .foreignForm
    case .malformed: .malformedForm
    }
  }
}
