import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The ports of this machine.
enum Ports {
  /// Checks the number of a port.
  ///
  /// - Parameter port: The number.
  /// - Throws: A `ValidationError` if it isn't one that a restarted server can get again.
  static func checkNumber(_ port: Int) throws {
    guard (1...65_535).contains(port) else {
      throw ValidationError(
        "'\(port)' isn't a port: use a number from 1 to 65535, which a restarted server gets again."
      )
    }
  }

  /// Checks that a server of this machine can get a port, before minutes go into a build.
  ///
  /// - Parameter port: The number.
  /// - Throws: A `ValidationError` if it can't.
  static func checkFree(_ port: Int) throws {
    switch failure(port) {
    case 0: return
    case EADDRINUSE:
      throw ValidationError("Port \(port) is in use. Choose a different one with --port.")
    case let code:
      throw ValidationError(
        "Port \(port) can't be opened: \(String(cString: strerror(code))). "
          + "Choose a different one with --port.")
    }
  }

  /// The number of the system's error for a port; 0 if a server can get it.
  private static func failure(_ port: Int) -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    // A connection that has just ended doesn't keep a server from the port.
    var isReused: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return status == 0 ? 0 : errno
  }
}
