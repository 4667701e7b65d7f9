import Dispatch
import Foundation
import RostrumRuntime

/// Notices when any process writes to a file, or opens it.
enum FileActivity {
  /// Has the system report writes to a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which exists.
  ///   - queue: The queue of the function.
  ///   - didWrite: Called after one write or several.
  /// - Returns: The active source, which reports writes until it is canceled; `nil` if the system
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

  /// Has the system report that a file is opened.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which exists.
  ///   - queue: The queue of the function.
  ///   - didOpen: Called after the file was opened, once or several times.
  /// - Returns: The active source, which reports until it is canceled; `nil` if the system can't.
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
