import NIOCore
import NIOPosix

/// The reason why a server can't start.
public enum WebServerError: Error, Hashable, Sendable {
  /// Another program listens on the port.
  case portTaken(host: String, port: Int)
  /// This program isn't permitted to listen on the port.
  case portForbidden(host: String, port: Int)
  /// The network interface doesn't exist.
  case unknownHost(String)
  /// The folder can't be created or written.
  case unwritableDirectory(path: String, reason: String)
  /// A certificate or its key can't be used.
  case unusableCertificate(path: String, reason: String)
  /// The stored sessions can't be used.
  case unusableStore(reason: String)
  /// Any other reason, in the words of the system.
  case other(String)

  init(_ error: (any Error)?, binding configuration: WebServer.Configuration) {
    let host = configuration.host
    let port = configuration.port
    switch error {
    case let error as WebServerError: self = error
    case let error as IOError where error.errnoCode == EADDRINUSE:
      self = .portTaken(host: host, port: port)
    case let error as IOError where error.errnoCode == EACCES:
      self = .portForbidden(host: host, port: port)
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      self = .unknownHost(host)
    case is SocketAddressError, is SocketAddressError.UnknownHost: self = .unknownHost(host)
    case let error?: self = .other("\(error)")
    case nil: self = .other("stopped before it began")
    }
  }
}

extension WebServerError: CustomStringConvertible {
  /// The problem and its solution, in one line.
  public var description: String {
    switch self {
    case .portTaken(let host, let port):
      "port \(port) on \(host) is taken; choose another one with --port, or 0 for any free one"
    case .portForbidden(let host, let port):
      "port \(port) on \(host) may not be used by this user; choose one above 1023 with --port"
    case .unknownHost(let host):
      "there is no network interface \(host); choose another one with --host"
    case .unwritableDirectory(let path, let reason):
      "the data folder \(path) cannot be written (\(reason)); choose another one with --data"
    case .unusableCertificate(let path, let reason):
      "the file \(path) cannot be used for TLS (\(reason)); see --tls-certificate and --tls-key"
    case .unusableStore(let reason):
      "the stored sessions cannot be used: \(reason)"
    case .other(let words):
      "the server cannot start: \(words)"
    }
  }
}
