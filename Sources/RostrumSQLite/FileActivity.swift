import Dispatch
import Foundation
import RostrumRuntime

/// Watches a file for writes by any process, and for being opened.
enum FileActivity {
  /// Starts watching a file for writes.
  ///
  /// - Parameters:
  ///   - path: The path of an existing file.
  ///   - queue: The queue on which the closure is called.
  ///   - didWrite: Called after one or more writes.
  /// - Returns: The active source, which fires until it is canceled; `nil` if the system
  ///   can't watch the file.
  static func watch(
    _ path: String, on queue: DispatchQueue, _ didWrite: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceProtocol)? {
    #if canImport(Glibc)
      return watch(path, for: IN_MODIFY, on: queue, didWrite)
    #elseif canImport(Darwin)
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend], queue: queue)
      source.setEventHandler(handler: didWrite)
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return source
    #else
      return nil
    #endif
  }

  /// Starts watching a file for being opened.
  ///
  /// - Parameters:
  ///   - path: The path of an existing file.
  ///   - queue: The queue on which the closure is called.
  ///   - didOpen: Called after the file was opened, once or more.
  /// - Returns: The active source, which fires until it is canceled; `nil` if the system can't.
  static func watchOpening(
    of path: String, on queue: DispatchQueue, _ didOpen: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceProtocol)? {
    #if canImport(Glibc)
      return watch(path, for: IN_OPEN, on: queue, didOpen)
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    private static func watch(
      _ path: String, for kind: CInt, on queue: DispatchQueue,
      _ report: @escaping @Sendable () -> Void
    ) -> (any DispatchSourceProtocol)? {
      let system = Inotify()
      guard let descriptor = try? system.open() else { return nil }
      guard (try? system.addWatch(descriptor, path, kind)) != nil else {
        close(descriptor)
        return nil
      }
      return Inotify.readEvents(of: descriptor, on: queue) { _ in report() }
    }
  #endif
}
