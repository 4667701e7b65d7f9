#if os(Linux)
  import Synchronization

  /// The comparisons of the types that were compared last, which are read without a lock.
  ///
  /// Each write of a property compares two values. A type has one place in the table, which it may share with others:
  /// the last one is found there.
  ///
  /// NB: The table holds references without retaining them. ``TypeComparison`` keeps each comparison for good.
  enum RecentComparisons {
    private static let count = 1024

    /// NB: `nonisolated(unsafe)` because the pointer is never written and its words are atomic.
    nonisolated(unsafe) private static let places = {
      let places = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: count)
      for index in 0..<count { (places + index).initialize(to: Atomic(0)) }
      return places
    }()

    /// The comparison of a type, if it was one of the last.
    static func comparison(of type: Any.Type) -> TypeComparison? {
      let word = places[index(of: type)].load(ordering: .acquiring)
      guard let pointer = UnsafeRawPointer(bitPattern: word) else { return nil }
      let comparison = Unmanaged<TypeComparison>.fromOpaque(pointer).takeUnretainedValue()
      return comparison.type == type ? comparison : nil
    }

    /// Whether a type is one of the last whose values each equal themselves.
    static func hasReflexive(_ type: Any.Type) -> Bool {
      let word = places[index(of: type)].load(ordering: .acquiring)
      guard let pointer = UnsafeRawPointer(bitPattern: word) else { return false }
      return Unmanaged<TypeComparison>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
        $0.isReflexive && $0.type == type
      }
    }

    /// Remembers a comparison that is kept for good.
    static func insert(_ comparison: TypeComparison) {
      let word = UInt(bitPattern: Unmanaged.passUnretained(comparison).toOpaque())
      places[index(of: comparison.type)].store(word, ordering: .releasing)
    }

    private static func index(of type: Any.Type) -> Int {
      // NB: Metadata is aligned to words, and that of most types takes several.
      Int(bitPattern: ObjectIdentifier(type)) >> 4 & (count - 1)
    }
  }
#else
  // NB: `Atomic` requires macOS 15. Elsewhere, comparisons are found under a lock.
  enum RecentComparisons {
    static func comparison(of type: Any.Type) -> TypeComparison? { nil }
    static func hasReflexive(_ type: Any.Type) -> Bool { false }
    static func insert(_ comparison: TypeComparison) {}
  }
#endif
