import Dispatch
import Foundation

/// Notices when any process writes to a file.
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
      let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      guard inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) >= 0 else {
        close(descriptor)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        discardEvents(of: descriptor)
        didWrite()
      }
    #elseif canImport(Darwin)
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend], queue: queue)
      source.setEventHandler(handler: didWrite)
    #else
      return nil
    #endif
    source.setCancelHandler { close(descriptor) }
    source.activate()
    return source
  }

  #if canImport(Glibc)
    private static func discardEvents(of descriptor: CInt) {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
    }
  #endif
}
