#if canImport(Glibc)
  import Glibc

  /// The system calls with which Linux watches folders, which tests can replace.
  struct Inotify: Sendable {
    /// Opens a descriptor for reading events.
    var open: @Sendable () throws(FileSystemError) -> CInt = Self.openDescriptor

    /// Watches a folder.
    ///
    /// A folder that is already watched keeps its watch.
    var addWatch: @Sendable (_ descriptor: CInt, _ folder: String) throws(FileSystemError) -> CInt =
      Self.add

    /// Ends a watch.
    var removeWatch: @Sendable (_ descriptor: CInt, _ watch: CInt) -> Void = { descriptor, watch in
      _ = inotify_rm_watch(descriptor, watch)
    }

    @Sendable
    private static func openDescriptor() throws(FileSystemError) -> CInt {
      let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
      guard descriptor >= 0 else { throw FileSystemError() }
      return descriptor
    }

    @Sendable
    private static func add(_ descriptor: CInt, _ folder: String) throws(FileSystemError) -> CInt {
      let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      let watch = inotify_add_watch(descriptor, folder, kinds)
      guard watch >= 0 else { throw FileSystemError() }
      return watch
    }
  }
#endif
