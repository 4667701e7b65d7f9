import Foundation
import RostrumRuntime

/// A record of the session whose turn is running, which survives any end of the process.
///
/// ```swift
/// let marker = TurnMarker()
/// marker.begin(7)
/// print(marker.suspect?.number as Any)  // a process that ends here leaves 7 in the marker
/// marker.end()
/// ```
///
/// The record is in memory that is mapped from a file, so the system keeps it when the process is
/// killed. Beginning or ending a turn takes a few nanoseconds and no system call.
///
/// One turn is recorded at a time. Turns begin and end on one thread, or one after the other; any
/// thread may read.
///
/// A session's code may also end the process outside of its turn, for example in an effect, during
/// another session's turn. `TrapSignals` then records whose code it was, and that takes precedence
/// over the turn.
///
/// NB: `@unchecked Sendable` because all accesses to the memory are atomic.
public final class TurnMarker: @unchecked Sendable {
  /// The words of a record.
  private enum Word: Int, CaseIterable {
    /// The number of the session.
    case number
    /// ``running`` during a turn, or zero.
    case state
    /// The number of the session whose code has trapped.
    case culprit
    /// ``trapped`` once a session's code has trapped, or zero.
    case end
  }

  /// The value of ``Word/state`` during a turn: "rosturns".
  private static let running: UInt64 = 0x726f_7374_7572_6e73
  /// The value of ``Word/end`` once a session's code has trapped: "rostraps".
  private static let trapped: UInt64 = 0x726f_7374_7261_7073
  /// The size of a record, in bytes.
  private static let size = Word.allCases.count * MemoryLayout<UInt64>.size

  private let memory: UnsafeMutableRawPointer
  private let isMapped: Bool

  /// Creates a marker that ends with the process, for storages whose nodes share it.
  public init() {
    memory = .allocate(byteCount: Self.size, alignment: MemoryLayout<UInt64>.alignment)
    memory.initializeMemory(as: UInt64.self, repeating: 0, count: Word.allCases.count)
    isMapped = false
  }

  /// Maps a file, and creates it if it doesn't exist.
  ///
  /// Returns `nil` if the system refuses.
  ///
  /// NB: The file is filled before it is mapped, because the system kills a process that writes to
  /// mapped memory without room on the disk.
  ///
  /// - Parameter path: The path of the file, which must not be truncated.
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

  /// Records that a session's turn is running.
  ///
  /// - Parameter number: The number of the session.
  public func begin(_ number: UInt64) {
    store(number, in: .number)
    store(Self.running, in: .state)
  }

  /// Records that no turn is running.
  public func end() { store(0, in: .state) }

  /// Records that a session's code has trapped, wherever it ran.
  ///
  /// Safe to call in a signal handler.
  ///
  /// - Parameter number: The number of the session.
  package func blame(_ number: UInt64) {
    store(number, in: .culprit)
    store(Self.trapped, in: .end)
  }

  /// The session whose code has trapped, or else the one whose turn is running.
  public var suspect: Suspect? { Self.suspect { load($0) } }

  /// Reads the marker of a process that has ended.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The session whose code has trapped, or else the one whose turn was running; `nil` if
  ///   there is none.
  package static func suspect(at path: String) -> Suspect? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return data.withUnsafeBytes { bytes in
      // A marker of an earlier version ends after the turn.
      suspect { word in
        let offset = word.rawValue * MemoryLayout<UInt64>.size
        guard offset + MemoryLayout<UInt64>.size <= bytes.count else { return 0 }
        return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
    }
  }

  private static func suspect(_ word: (Word) -> UInt64) -> Suspect? {
    if word(.end) == trapped { return Suspect(number: word(.culprit), hasTrapped: true) }
    return word(.state) == running ? Suspect(number: word(.number), hasTrapped: false) : nil
  }

  private func store(_ value: UInt64, in word: Word) {
    SharedWords(memory)[word.rawValue] = value
  }

  private func load(_ word: Word) -> UInt64 { SharedWords(memory)[word.rawValue] }
}
