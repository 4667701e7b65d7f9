import Foundation
import RostrumStorage
import Testing

/// Processes in which code of session 7 traps while session 8 has a turn.
@Suite(.timeLimit(.minutes(10))) struct TrapSignalsTests {
  /// Where the code of a session runs.
  enum Place: String, CaseIterable, Sendable, Codable {
    case turn, mainActorTask, task, childTask, groupTask, actor, laterTask
  }

  /// How code ends the process.
  enum Trap: String, CaseIterable, Sendable, Codable {
    case precondition, index, overflow, unwrapping, aborting, memory, division
  }

  fileprivate actor Elsewhere {
    func end(by trap: Trap) { trap() }
  }

  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path

  @Test("Wherever code of a session traps, it is blamed", arguments: Place.allCases)
  func place(_ place: Place) async throws {
    defer { unlink(path) }
    await #expect(processExitsWith: .failure) {
      [path = path as String, place = place as Place] in
      TrapSignals.observe()
      let marker = try #require(TurnMarker(path: path))
      await place.run(for: RunningSession(7, notedBy: marker), marker, .index)
    }
    #expect(TurnMarker.suspect(at: path)?.number == 7)
  }

  @Test("However code of a session traps, it is blamed", arguments: Trap.allCases)
  func trap(_ trap: Trap) async throws {
    defer { unlink(path) }
    await #expect(processExitsWith: .failure) {
      [path = path as String, trap = trap as Trap] in
      TrapSignals.observe()
      let marker = try #require(TurnMarker(path: path))
      await Place.task.run(for: RunningSession(7, notedBy: marker), marker, trap)
    }
    #expect(TurnMarker.suspect(at: path)?.number == 7)
  }

  @Test("What runs for nobody leaves the turn in the marker")
  func nobody() async throws {
    defer { unlink(path) }
    await #expect(processExitsWith: .failure) { [path = path as String] in
      TrapSignals.observe()
      let marker = try #require(TurnMarker(path: path))
      marker.begin(8)
      await Task.detached { Trap.index() }.value
    }
    #expect(TurnMarker.suspect(at: path)?.number == 8)
  }

  @Test("A signal from outside blames nobody, and is handled as before")
  func outside() async throws {
    defer { unlink(path) }
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = path as String] in
      TrapSignals.observe()
      let marker = try #require(TurnMarker(path: path))
      await MainActor.run {
        let session = RunningSession(7, notedBy: marker)
        _ = RunningSession.$current.withValue(session) { kill(getpid(), SIGABRT) }
      }
      // Any thread may get the signal, and it may take a moment.
      while true { await Task.yield() }
    }
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(TurnMarker.suspect(at: path)?.number == nil)
  }
}

extension TrapSignalsTests.Trap {
  /// Ends the process.
  func callAsFunction() {
    let numbers: [Int] = []
    switch self {
    case .precondition: preconditionFailure("This ends the process")
    case .index: print(numbers[numbers.count])
    case .overflow: print(Int.max - numbers.count + numbers.count.advanced(by: 1))
    case .unwrapping: print(numbers.first!)
    case .aborting: abort()
    case .memory: UnsafeMutablePointer<Int>(bitPattern: 8 + numbers.count)?.pointee = 1
    case .division: print(1 / numbers.count)
    }
  }
}

extension TrapSignalsTests.Place {
  /// Lets code of a session trap while session 8 has a turn.
  @MainActor func run(
    for session: RunningSession, _ marker: TurnMarker, _ trap: TrapSignalsTests.Trap
  ) async {
    var code: Task<Void, Never>?
    session.takeTurn {
      if self == .turn { trap() }
      code = Task { self == .mainActorTask ? trap() : await runElsewhere(trap) }
    }
    marker.begin(8)
    await code?.value
  }

  private nonisolated func runElsewhere(_ trap: TrapSignalsTests.Trap) async {
    // Session 8 has its turn once the main actor is free.
    await MainActor.run {}
    switch self {
    case .turn, .mainActorTask, .task: trap()
    case .childTask:
      async let end: Void = trap()
      await end
    case .groupTask: await withTaskGroup { $0.addTask { trap() } }
    case .actor: await TrapSignalsTests.Elsewhere().end(by: trap)
    case .laterTask: await Task { await Task { trap() }.value }.value
    }
  }
}
