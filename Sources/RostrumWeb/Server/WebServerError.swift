import NIOCore
import NIOPosix

/// Why a server cannot serve.
public enum WebServerError: Error, Hashable, Sendable {
  /// Another program listens on the port.
  case portTaken(host: String, port: Int)
  /// This program may not listen on the port.
  case portForbidden(host: String, port: Int)
  /// There is no such network interface.
  case unknownHost(String)
  /// The folder cannot be made or written.
  case unwritableDirectory(path: String, reason: String)
  /// Anything else, in the system's words.
  case other(String)

  init(_ error: (any Error)?, binding configuration: WebServer.Configuration) {
    let host = configuration.host
    let port = configuration.port
    switch error {
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
  /// What is wrong, and what can be done about it, in one line.
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
    case .other(let words):
      "the server cannot start: \(words)"
    }
  }
}
