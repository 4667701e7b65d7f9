import RostrumClassic
import Testing

@Suite struct PrefixTests {
  struct Nothing: Equatable {}
  enum Impossible {}
  final class Box: Equatable, Sendable {
    static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs }
  }

  enum Action: Sendable {
    case tapped
    case titleChanged(String)
    case subtitleChanged(String)
    case moved(Int, to: Int)
    case row(id: Int, action: Bool)
    case picked(index: Double)
    case box(Box)
    indirect case deep([String])
    case empty(Nothing)
    case never(Impossible)
    case nowhere(Never, Never)
    case run(@Sendable () -> Int)
    case failed(any Error)
    case cancelled
  }

  indirect enum Tree: Equatable {
    case leaf(Int)
    case branch([Tree])
  }

  enum Answer<Success, Failure> {
    case success(Success)
    case failure(Failure)
  }

  @Test("A case whose values cannot be made matches nothing")
  func impossibleTuple() {
    let path: AnyCasePath<Action, (Never, Never)> = /Action.nowhere
    #expect(path.extract(from: .tapped) == nil)
  }

  @Test("The value of the active case is extracted")
  func extract() {
    let path: AnyCasePath<Action, Box> = /Action.box
    let box = Box()
    #expect(path.extract(from: .box(box)) === box)
  }

  @Test("Another case has no such value", arguments: [Action.tapped, .deep([]), .empty(Nothing())])
  func otherCase(action: Action) {
    let path: AnyCasePath<Action, Box> = /Action.box
    #expect(path.extract(from: action) == nil)
  }

  @Test("Embedding makes the case")
  func embed() {
    let path: AnyCasePath<Action, String> = /Action.titleChanged
    guard case .titleChanged("Design") = path.embed("Design") else {
      Issue.record("Another case was made.")
      return
    }
  }

  @Test("Cases with values of the same type are distinguished")
  func sameType() {
    let path: AnyCasePath<Action, String> = /Action.titleChanged
    #expect(path.extract(from: .titleChanged("A")) == "A")
    #expect(path.extract(from: .subtitleChanged("B")) == nil)
  }

  @Test("A case without a value is matched as such")
  func withoutValue() {
    let path: AnyCasePath<Action, Void> = /Action.cancelled
    #expect(path.extract(from: .cancelled) != nil)
    #expect(path.extract(from: .tapped) == nil)
    #expect(path.extract(from: .titleChanged("")) == nil)
  }

  @Test("Several values are extracted as a tuple, whatever their labels")
  func tuple() throws {
    let moved: AnyCasePath<Action, (Int, Int)> = /Action.moved
    let row: AnyCasePath<Action, (Int, Bool)> = /Action.row
    let (from, to) = try #require(moved.extract(from: .moved(1, to: 2)))
    #expect(from == 1)
    #expect(to == 2)
    let (id, action) = try #require(row.extract(from: .row(id: 7, action: true)))
    #expect(id == 7)
    #expect(action)
    #expect(row.extract(from: .moved(1, to: 2)) == nil)
  }

  @Test("A single value with a label is extracted")
  func label() {
    let path: AnyCasePath<Action, Double> = /Action.picked
    #expect(path.extract(from: .picked(index: 0.5)) == 0.5)
  }

  @Test("The value of an indirect case is extracted as often as one likes")
  func indirectCase() {
    let path: AnyCasePath<Action, [String]> = /Action.deep
    let action = Action.deep(["a", "b"])
    for _ in 1...3 { #expect(path.extract(from: action) == ["a", "b"]) }
  }

  @Test("The value of a recursive enum is extracted")
  func indirectEnum() {
    let path: AnyCasePath<Tree, [Tree]> = /Tree.branch
    #expect(path.extract(from: .branch([.leaf(1), .branch([])])) == [.leaf(1), .branch([])])
    #expect(path.extract(from: .leaf(1)) == nil)
  }

  @Test("A generic enum's cases are found with its arguments")
  func generic() {
    let path: AnyCasePath<Answer<Int, String>, String> = /Answer.failure
    #expect(path.extract(from: .failure("no")) == "no")
    #expect(path.extract(from: .success(1)) == nil)
  }

  @Test("Cases of a generic enum with equal arguments are distinguished")
  func genericSameType() {
    let path: AnyCasePath<Answer<Int, Int>, Int> = /Answer.failure
    #expect(path.extract(from: .failure(1)) == 1)
    #expect(path.extract(from: .success(1)) == nil)
  }

  @Test("The value of an optional is that of a case")
  func optional() {
    let path: AnyCasePath<Int?, Int> = /Optional.some
    #expect(path.extract(from: 3) == 3)
    #expect(path.extract(from: nil) == nil)
  }

  @Test("A value that takes no room is extracted")
  func emptyValue() {
    let path: AnyCasePath<Action, Nothing> = /Action.empty
    #expect(path.extract(from: .empty(Nothing())) == Nothing())
    #expect(path.extract(from: .tapped) == nil)
  }

  @Test("A case that can have no value is never matched")
  func impossible() {
    let path: AnyCasePath<Action, Impossible> = /Action.never
    #expect(path.extract(from: .tapped) == nil)
  }

  @Test("A value behind a protocol is extracted")
  func existential() {
    struct Failure: Error, Equatable {}
    let failed: AnyCasePath<Action, any Error> = /Action.failed
    #expect(failed.extract(from: .failed(Failure())) is Failure)
  }

  @Test("A case whose value is a function is reported, and not matched")
  func functionValue() {
    withKnownIssue {
      let run: AnyCasePath<Action, @Sendable () -> Int> = /Action.run
      let action = Action.run { 42 }
      let extracted = run.extract(from: action)
      #expect(extracted == nil)
    } matching: { issue in
      issue.description.contains("whose associated value is or contains a")
    }
  }

  @Test("Extracting a value keeps nothing alive, and lets go of nothing")
  func ownership() {
    weak var observed: Box?
    do {
      let box = Box()
      observed = box
      let action = Action.box(box)
      let path: AnyCasePath<Action, Box> = /Action.box
      for _ in 1...3 { _ = path.extract(from: action) }
      #expect(path.extract(from: action) === box)
    }
    #expect(observed == nil)
  }

  @Test("The slash also makes a function that extracts")
  func function() {
    let extract: (Action) -> String? = /Action.subtitleChanged
    #expect(extract(.subtitleChanged("B")) == "B")
    #expect(extract(.titleChanged("A")) == nil)
  }

  @Test("Case paths are joined")
  func joined() {
    let failure: AnyCasePath<Answer<Int, Action>, Action> = /Answer.failure
    let title: AnyCasePath<Action, String> = /Action.titleChanged
    let path = failure.appending(path: title)
    #expect(path.extract(from: .failure(.titleChanged("A"))) == "A")
    #expect(path.extract(from: .failure(.tapped)) == nil)
  }

  @Test("A function that isn't a case is reported, and matches nothing")
  func noCase() {
    withKnownIssue {
      let path: AnyCasePath<Action, UInt8> = /{ (_: UInt8) in Action.tapped }
      #expect(path.extract(from: .tapped) == nil)
    } matching: { issue in
      issue.description.contains("has no case with an associated value of type 'UInt8'")
    }
  }
}
