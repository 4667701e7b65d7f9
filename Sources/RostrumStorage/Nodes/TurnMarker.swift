import Foundation
import RostrumRuntime

/// A note of the session that has a turn, which outlives the process, however it ends.
///
/// ```swift
/// let marker = TurnMarker()
/// marker.begin(7)
/// print(marker.number as Any)  // a process that ends here leaves the number in the marker
/// marker.end()
/// ```
///
/// The note is in memory that is shared with a file, so the system keeps it when the process is killed.
/// To begin or end a turn takes a few nanoseconds, and no call of the system.
///
/// One turn is noted at a time. Turns begin and end on one thread, or one after the other; any thread
/// may read.
///
/// NB: `@unchecked Sendable` because all accesses to the memory are atomic.
public final class TurnMarker: @unchecked Sendable {
  /// The words of a note.
  private enum Word: Int, CaseIterable {
    /// The number of the session.
    case number
    /// ``running`` during a turn, or zero.
    case state
  }

  /// The state during a turn: "rosturns".
  private static let running: UInt64 = 0x726f_7374_7572_6e73
  /// The number of bytes of a note.
  private static let size = Word.allCases.count * MemoryLayout<UInt64>.size

  private let memory: UnsafeMutableRawPointer
  private let isMapped: Bool

  /// Makes a marker that ends with the process, for storages whose nodes share it.
  public init() {
    memory = .allocate(byteCount: Self.size, alignment: MemoryLayout<UInt64>.alignment)
    memory.initializeMemory(as: UInt64.self, repeating: 0, count: Word.allCases.count)
    isMapped = false
  }

  /// Maps a file, and makes it if it doesn't exist.
  ///
  /// It is `nil` if the system refuses.
  ///
  /// NB: The file gets its bytes before it is mapped. A process that writes to mapped memory that has no
  /// room on the disk is ended by the system.
  ///
  /// - Parameter path: The path of the file, which nobody shortens.
  package init?(path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let zeros = [UInt8](repeating: 0, count: Self.size)
    guard pwrite(descriptor, zeros, Self.size, 0) == Self.size else { return nil }
    let mapping = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let mapping, mapping != MAP_FAILED else { return nil }
    memory = mapping
    isMapped = true
  }

  deinit {
    if isMapped { munmap(memory, Self.size) } else { memory.deallocate() }
  }

  /// Notes that a session has a turn.
  ///
  /// - Parameter number: The number of the session.
  public func begin(_ number: UInt64) {
    store(number, in: .number)
    store(Self.running, in: .state)
  }

  /// Notes that no session has a turn.
  public func end() { store(0, in: .state) }

  /// The number of the session that has a turn.
  public var number: UInt64? { load(.state) == Self.running ? load(.number) : nil }

  /// Reads the marker of a process that has ended.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The number of the session that had a turn; `nil` if none had one.
  package static func number(at path: String) -> UInt64? {
    guard let data = FileManager.default.contents(atPath: path), data.count >= size else {
      return nil
    }
    let words = data.withUnsafeBytes { bytes in
      Word.allCases.map {
        bytes.loadUnaligned(fromByteOffset: $0.rawValue * 8, as: UInt64.self)
      }
    }
    return words[Word.state.rawValue] == running ? words[Word.number.rawValue] : nil
  }

  private func store(_ value: UInt64, in word: Word) {
    SharedWords(memory)[word.rawValue] = value
  }

  private func load(_ word: Word) -> UInt64 { SharedWords(memory)[word.rawValue] }
}
