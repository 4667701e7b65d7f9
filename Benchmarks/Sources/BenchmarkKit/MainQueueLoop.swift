import Foundation

/// Serves the main queue from the program itself.
///
/// Profilers that emulate the processor cannot follow `dispatchMain`, which ends the main thread.
/// What `CFRunLoop` does on Linux is done here without its bookkeeping: wait until the queue says
/// that it has work, and then have it done.
enum MainQueueLoop {
  static func run() -> Never {
    let handle = mainQueueHandle()
    while true {
      var descriptor = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, -1) > 0 else { continue }
      serveMainQueue(nil)
    }
  }
}

// NB: Libdispatch exports these two for run loops; no header declares them.

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func serveMainQueue(_ message: UnsafeMutableRawPointer?)
