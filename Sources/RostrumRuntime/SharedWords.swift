#if os(Linux)
  import Synchronization
#endif

/// Words in memory that a file or other threads share, which are written and read as a whole.
///
/// NB: `@unchecked Sendable` because all accesses to the memory are atomic.
package struct SharedWords: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer

  /// Uses memory that its owner keeps for as long as the words are used.
  ///
  /// - Parameter memory: The memory, aligned for `UInt64`.
  package init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
  }

  // NB: `Atomic` requires macOS 15. Elsewhere, aligned words are written as a whole as well, in order.
  #if os(Linux)
    private var words: UnsafeMutablePointer<Atomic<UInt64>> {
      memory.assumingMemoryBound(to: Atomic<UInt64>.self)
    }

    /// The word at an index.
    package subscript(index: Int) -> UInt64 {
      get { words[index].load(ordering: .acquiring) }
      nonmutating set { words[index].store(newValue, ordering: .releasing) }
    }
  #else
    /// The word at an index.
    package subscript(index: Int) -> UInt64 {
      get { memory.load(fromByteOffset: index * 8, as: UInt64.self) }
      nonmutating set { memory.storeBytes(of: newValue, toByteOffset: index * 8, as: UInt64.self) }
    }
  #endif
}
