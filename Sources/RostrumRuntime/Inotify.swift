#if canImport(Glibc)
  import Dispatch
  import Glibc

  /// The system calls with which Linux watches files and folders, which tests can replace.
  package struct Inotify: Sendable {
    /// The reason why the system watches nothing.
    package struct Failure: Error {
      /// The system's error number, `errno`.
      package let code: CInt

      /// Makes a failure from an error number: that of the last failed system call by default.
      package init(code: CInt = errno) { self.code = code }
    }

    /// Opens a descriptor for reading events.
    package var open: @Sendable () throws(Failure) -> CInt = Self.openDescriptor

    /// Watches a file, or the files of a folder, for some kinds of events.
    ///
    /// What is already watched keeps its watch.
    package var addWatch:
      @Sendable (_ descriptor: CInt, _ path: String, _ kinds: CInt) throws(Failure) -> CInt =
        Self.add

    /// Ends a watch.
    package var removeWatch: @Sendable (_ descriptor: CInt, _ watch: CInt) -> Void = {
      _ = inotify_rm_watch($0, $1)
    }

    /// Makes the calls of the system.
    package init() {}

    @Sendable
    private static func openDescriptor() throws(Failure) -> CInt {
      let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
      guard descriptor >= 0 else { throw Failure() }
      return descriptor
    }

    @Sendable
    private static func add(
      _ descriptor: CInt, _ path: String, _ kinds: CInt
    ) throws(Failure) -> CInt {
      let watch = inotify_add_watch(descriptor, path, UInt32(kinds))
      guard watch >= 0 else { throw Failure() }
      return watch
    }

    /// Reads the events of a descriptor from now on.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor, which is closed when the source is canceled.
    ///   - queue: The queue of the function.
    ///   - didRead: Receives one event or several, as `inotify_event` with a name each.
    /// - Returns: The active source.
    package static func readEvents(
      of descriptor: CInt, on queue: DispatchQueue,
      _ didRead: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) -> any DispatchSourceRead {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
          while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
            didRead(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          }
        }
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return source
    }
  }
#endif
