#if canImport(Glibc)
  import Glibc
#endif

/// The memory that the process has allocated and no longer uses.
enum UnusedMemory {
  /// Returns it to the system, as far as the allocator can.
  ///
  /// The allocator of glibc keeps freed memory between blocks that are in use until `malloc_trim`
  /// is called. Other allocators return it on their own.
  static func giveBack() {
    #if canImport(Glibc)
      // NB: Swift's module of glibc doesn't contain <malloc.h>, so the function is looked up.
      guard let trim = dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      _ = unsafeBitCast(trim, to: Trim.self)(0)
    #endif
  }
}
