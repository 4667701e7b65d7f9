internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The responses of the pages with which people sign in.
enum AccountResponse {
  /// A page, which no cache keeps and no other site can frame.
  static func page(_ page: AccountPage, _ status: HTTPResponse.Status = .ok) -> Response {
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8",
      .contentSecurityPolicy: """
      default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; \
      frame-ancestors 'none'
      """,
    ]
    headers.append(contentsOf: common)
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: page.html(themes: AccountTheme.paths))))
  }

  /// Leads to a different page of this server.
  static func redirect(to path: String, setting cookies: [String] = []) -> Response {
    var headers: HTTPFields = [.location: path]
    headers.append(contentsOf: common)
    headers[values: .setCookie] = cookies
    return Response(status: .seeOther, headers: headers)
  }

  /// The style sheet.
  static var theme: Response {
    Response(
      status: .ok,
      headers: [
        .contentType: "text/css; charset=utf-8",
        .cacheControl: "public, max-age=31536000, immutable",
        .xContentTypeOptions: "nosniff",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: AccountTheme.css)))
  }

  /// How a failure is told.
  static func problem(_ error: AccountError) -> (HTTPResponse.Status, AccountWord) {
    switch error {
    case .wrongPassword, .unknown: (.unauthorized, .wrongPassword)
    case .tooManyAttempts: (.tooManyRequests, .tooManyAttempts)
    case .busy: (.serviceUnavailable, .busy)
    case .unusablePassword: (.unprocessableContent, .unusablePassword)
    case .unusableName, .exists: (.unprocessableContent, .malformedForm)
    case .invalidLink: (.notFound, .invalidLink)
    case .unavailable: (.serviceUnavailable, .unavailable)
    }
  }

  // NB: With a stricter policy of referrers, browsers send "Origin: null" with a form.
  private static let common: HTTPFields = {
    var fields: HTTPFields = [.cacheControl: "no-store", .xContentTypeOptions: "nosniff"]
    if let name = HTTPField.Name("Referrer-Policy") { fields[name] = "same-origin" }
    return fields
  }()
}
