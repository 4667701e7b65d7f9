import Foundation
import RostrumRestoration
import RostrumTestSupport
import Testing

/// Snapshots whose large values are encoded later.
@MainActor
@Suite("Captures", .timeLimit(.minutes(10)))
struct CaptureTests {
  /// The owner of a text that is large unless its length is set.
  final class Owner: KeptValue {
    struct Failure: Error {}

    var value: String
    var isBound = false
    var fails = false
    private(set) var copies = 0

    init(_ value: String, length: Int = 20_000) {
      self.value = Self.text(value, length: length)
    }

    static func text(_ value: String, length: Int = 20_000) -> String {
      value + String(repeating: ".", count: max(0, length - value.utf8.count))
    }

    func encode(with encoder: JSONEncoder) throws -> Data? { try encoder.encode(value) }

    func detached() -> DetachedValue? {
      copies += 1
      return DetachedValue { [value, isBound, fails] encoder in
        if isBound { throw BoundToMainActor() }
        if fails { throw Failure() }
        return try encoder.encode(value)
      }
    }
  }

  private let restoration = Restoration()
  private let owner = Owner("a")
  private let registration: KeptRegistration

  init() {
    registration = restoration.register(
      owner, as: String.self, at: restoration.place(named: "large"))
    _ = restoration.snapshot()
  }

  private func change(to value: String) {
    owner.value = Owner.text(value)
    registration.changed()
  }

  private func text(_ snapshot: LaunchSnapshot?, at place: KeptPlace? = nil) throws -> String? {
    let entry = try #require(snapshot).entries[place ?? registration.place]
    return try entry.map {
      try JSONDecoder().decode(String.self, from: $0.json).filter { $0 != "." }
    }
  }

  @Test("A large value is encoded later, as it was at the moment of the capture")
  func later() throws {
    let small = Owner("1", length: 100)
    let other = restoration.register(
      small, as: String.self, at: restoration.place(named: "small"))
    _ = restoration.snapshot()
    change(to: "b")
    small.value = "2"
    other.changed()
    let capture = restoration.capture()
    #expect(!capture.isComplete)
    #expect(try text(capture.snapshot) == "a")
    #expect(restoration.needsSnapshot)
    change(to: "c")
    small.value = "3"
    other.changed()
    let snapshot = restoration.complete(capture, with: capture.encode())
    #expect(try text(snapshot) == "b")
    #expect(try text(snapshot, at: other.place) == "2")
    #expect(restoration.needsSnapshot)
    #expect(try text(restoration.snapshot()) == "c")
    #expect(!restoration.needsSnapshot)
    #expect(restoration.capture().isComplete)
  }

  @Test("A snapshot with everything supersedes a capture")
  func superseded() throws {
    change(to: "b")
    let capture = restoration.capture()
    #expect(try text(restoration.snapshot()) == "b")
    #expect(!restoration.needsSnapshot)
    #expect(restoration.complete(capture, with: capture.encode()) == nil)
  }

  @Test("A value whose owner goes meanwhile is in that snapshot, and not in the next one")
  func gone() throws {
    change(to: "b")
    let capture = restoration.capture()
    registration.remove()
    #expect(try text(restoration.complete(capture, with: capture.encode())) == "b")
    #expect(restoration.needsSnapshot)
    #expect(try text(restoration.snapshot()) == nil)
  }

  @Test("A capture doesn't replace the value of a new owner")
  func replaced() throws {
    change(to: "b")
    let capture = restoration.capture()
    registration.remove()
    let owner = Owner("new")
    let next = restoration.register(owner, as: String.self, at: registration.place)
    #expect(restoration.complete(capture, with: capture.encode()) == nil)
    #expect(restoration.needsSnapshot)
    #expect(try text(restoration.snapshot(), at: next.place) == "new")
  }

  @Test("A value that is bound to the main actor is encoded there, from then on at once")
  func bound() throws {
    owner.isBound = true
    change(to: "b")
    let capture = restoration.capture()
    #expect(try text(restoration.complete(capture, with: capture.encode())) == "b")
    change(to: "c")
    let next = restoration.capture()
    #expect(next.isComplete)
    #expect(try text(next.snapshot) == "c")
    #expect(owner.copies == 1)
  }

  @Test("A value that can't be encoded is missing, and an issue says why")
  func failing() throws {
    owner.fails = true
    change(to: "b")
    let capture = restoration.capture()
    #expect(try text(restoration.complete(capture, with: capture.encode())) == nil)
    #expect(!restoration.isComplete)
    #expect(restoration.issues.map(\.kind) == [.notEncoded])
  }

  @Test("After the end of a launch, a capture changes nothing")
  func ended() throws {
    change(to: "b")
    let capture = restoration.capture()
    restoration.end()
    #expect(restoration.complete(capture, with: capture.encode()) == nil)
  }

  @Test("Whatever changes while values are encoded, no change is lost", arguments: 0..<200)
  func random(_ seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let restoration = Restoration()
    var owners: [KeptPlace: (owner: Owner, registration: KeptRegistration)] = [:]
    var pending: (capture: LaunchCapture, values: [KeptPlace: String])?
    var stored: LaunchSnapshot?
    func live() -> [KeptPlace: String] { owners.mapValues(\.owner.value) }
    func decoded(_ snapshot: LaunchSnapshot) throws -> [KeptPlace: String] {
      try snapshot.entries.mapValues { try JSONDecoder().decode(String.self, from: $0.json) }
    }
    for step in 0..<200 {
      switch Int.random(in: 0..<8, using: &dice) {
      case 0:
        let owner = Owner("\(step)", length: Bool.random(using: &dice) ? 20_000 : 10)
        owner.isBound = Int.random(in: 0..<5, using: &dice) == 0
        let place = restoration.place(named: "n\(Int.random(in: 0..<2, using: &dice))")
        owners[place] = (
          owner, restoration.register(owner, as: String.self, at: place)
        )
      case 1:
        guard let place = owners.keys.sorted().randomElement(using: &dice) else { continue }
        owners.removeValue(forKey: place)?.registration.remove()
      case 2...4:
        guard let place = owners.keys.sorted().randomElement(using: &dice),
          let (owner, registration) = owners[place]
        else { continue }
        owner.value = Owner.text("\(step)", length: Bool.random(using: &dice) ? 20_000 : 10)
        registration.changed()
      case 5 where pending == nil:
        pending = (restoration.capture(), live())
      case 6:
        guard let (capture, values) = pending else { continue }
        pending = nil
        guard let snapshot = restoration.complete(capture, with: capture.encode()) else {
          continue
        }
        // Values that were made since may be there, too.
        let isBound = owners.values.contains(where: \.owner.isBound)
        let moment = try decoded(snapshot).filter { values[$0.key] != nil }
        if !isBound { #expect(moment == values) }
        stored = snapshot
        if !restoration.needsSnapshot { #expect(try decoded(snapshot) == live()) }
      case 7 where step % 5 == 0:
        let snapshot = restoration.snapshot()
        #expect(try decoded(snapshot) == live())
        stored = snapshot
      default: continue
      }
    }
    let last = restoration.snapshot()
    #expect(try decoded(last) == live())
    #expect(stored != nil)
  }
}
