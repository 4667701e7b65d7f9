import HTTPTypes
import NIOHTTP1

/// The reason why the server doesn't process a request.
enum RequestFault: Hashable, Sendable {
  /// The maximum size of a header field, in bytes.
  static let fieldSize = 16 * 1024
  /// The maximum size of all header fields, in bytes.
  static let headSize = 32 * 1024
  /// The maximum number of header fields.
  static let fieldCount = 100

  /// The bytes aren't HTTP.
  case notHTTP
  /// The version isn't 1.0 or 1.1.
  case unknownVersion
  /// The request doesn't have exactly one valid `Host`, or its target has a different one.
  case badHost
  /// The server isn't configured for the name in `Host`.
  case unknownHost
  /// There are too many header fields, or too large ones.
  case largeHead
  /// The request's body wasn't complete before the deadline.
  case timeout

  /// Checks the head of a request, by RFC 9112, sections 3.2 and 3.3.
  ///
  /// The result is `nil` if there is no fault.
  ///
  /// - Parameters:
  ///   - head: The head.
  ///   - policy: The names of the server.
  init?(_ head: HTTPRequestHead, _ policy: HostPolicy) {
    let hosts = head.headers["host"]
    let mayLackHost = head.version == .http1_0
    guard head.version.major == 1 else {
      self = .unknownVersion
      return
    }
    guard hosts.count == 1 || (hosts.isEmpty && mayLackHost), hosts.allSatisfy(HostPolicy.isHost)
    else {
      self = .badHost
      return
    }
    guard let host = hosts.first else { return nil }
    if let authority = Self.authority(of: head), !authority.utf8.elementsEqual(host.utf8) {
      self = .badHost
    } else if !policy.allows(host) {
      self = .unknownHost
    } else {
      return nil
    }
  }

  /// Checks the head of a request of HTTP/2, by RFC 9113, section 8.3.1.
  ///
  /// The result is `nil` if there is no fault.
  ///
  /// - Parameters:
  ///   - request: The head.
  ///   - policy: The names of the server.
  init?(_ request: HTTPRequest, _ policy: HostPolicy) {
    let fields = request.headerFields
    guard fields.count <= Self.fieldCount,
      fields.allSatisfy({ $0.name.rawName.utf8.count + $0.value.utf8.count <= Self.fieldSize })
    else {
      self = .largeHead
      return
    }
    guard request.method != .connect, request.path?.hasPrefix("/") == true else {
      self = .notHTTP
      return
    }
    let hosts = HTTPField.Name("host").map { fields[values: $0] } ?? []
    guard let authority = request.authority, HostPolicy.isHost(authority),
      hosts.allSatisfy({ $0.utf8.elementsEqual(authority.utf8) })
    else {
      self = .badHost
      return
    }
    guard !policy.allows(authority) else { return nil }
    self = .unknownHost
  }

  /// The status of the response.
  var status: HTTPResponseStatus {
    switch self {
    case .notHTTP, .badHost: .badRequest
    case .unknownVersion: .httpVersionNotSupported
    case .unknownHost: .misdirectedRequest
    case .largeHead: .requestHeaderFieldsTooLarge
    case .timeout: .requestTimeout
    }
  }

  /// The content of the response.
  var words: String {
    switch self {
    case .notHTTP: "The request isn't valid HTTP.\n"
    case .unknownVersion: "The server supports HTTP/1.1.\n"
    case .badHost: "The request must have one valid Host.\n"
    case .unknownHost:
      "This server isn't configured for this name. Start it with --host-name and the name.\n"
    case .largeHead: "The header fields are too large.\n"
    case .timeout: "The request took too long.\n"
    }
  }

  /// The host in a request's target in absolute form, or `nil` for other forms.
  private static func authority(of head: HTTPRequestHead) -> Substring? {
    guard head.method != .CONNECT, let scheme = head.uri.firstRange(of: "://"),
      head.uri[..<scheme.lowerBound].allSatisfy(\.isLetter)
    else { return nil }
    return head.uri[scheme.upperBound...].prefix { !"/?#".contains($0) }
  }
}
