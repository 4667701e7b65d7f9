#if canImport(Glibc)
  import Glibc
#endif

/// The allocator of the process.
enum MemoryAllocator {
  /// Makes the allocator of glibc fit a server whose app runs on the main actor; no-op for others.
  ///
  /// By default, each thread allocates from an arena of its own, which grows by a page at a time.
  /// The jobs of the main actor run on several threads in turn, so memory is freed on other
  /// threads than those that allocated it. One arena that grows by a megabyte saves about a tenth
  /// of the time that a session takes to be restored.
  ///
  /// Call it before other threads begin.
  static func configure() {
    #if canImport(Glibc)
      // The numbers are M_ARENA_MAX and M_TOP_PAD of <malloc.h>.
      for (parameter, value) in [(-8, 1), (-2, 1 << 20)] as [(Int32, Int32)] {
        set(parameter, to: value)
      }
    #endif
  }

  /// Returns memory that the process has allocated and no longer uses to the system, as far as the
  /// allocator can.
  ///
  /// The allocator of glibc keeps freed memory between blocks that are in use until `malloc_trim`
  /// is called. Other allocators return it on their own.
  static func giveBack() {
    #if canImport(Glibc)
      // NB: Swift's module of glibc doesn't contain <malloc.h>, so functions are looked up.
      guard let trim = dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      _ = unsafeBitCast(trim, to: Trim.self)(0)
    #endif
  }

  #if canImport(Glibc)
    private static func set(_ parameter: Int32, to value: Int32) {
      guard let mallopt = dlsym(nil, "mallopt") else { return }
      typealias Set = @convention(c) (Int32, Int32) -> Int32
      _ = unsafeBitCast(mallopt, to: Set.self)(parameter, value)
    }
  #endif
}
