import RostrumCases
import Testing

@Suite("Lists of cases")
struct CasePathIterableTests {
  @Test("The cases of an enum are listed in their order")
  func order() {
    let cases: [PartialCaseKeyPath<Shape>] = [\.empty, \.circle, \.box, \.group, \.optional]
    #expect(Array(Shape.allCasePaths) == cases)
  }

  @Test("Cases under a condition that does not hold are not listed")
  func conditional() {
    typealias Action = Screen<String>.Action
    let cases: [PartialCaseKeyPath<Action>] = [\.selected, \.conditional]
    #expect(Array(Action.allCasePaths) == cases)
  }

  @Test("A value tells the key path of its case, whatever it holds")
  func activeCase() {
    #expect(Shape.circle(radius: 1).case == \.circle)
    #expect(Shape.circle(radius: 1).case == Shape.circle(radius: 2).case)
    #expect(Shape.group(.locked).case == \.group)
    #expect(Shape.optional(nil).case == \.optional)
    #expect(Shape.empty.case != \.circle)
  }

  @Test("The case paths of a type tell the case of a value")
  func reflection() {
    #expect(Shape.allCasePaths[.empty] == \Shape.Cases.empty)
    #expect(Group.allCasePaths[.single("a")] == \Group.Cases.single)
  }

  @Test("A listed case without values makes a value, others need one")
  func embed() {
    let made = Group.allCasePaths.compactMap { $0(()) }
    #expect(made == [.locked])
    #expect(Group.allCasePaths.compactMap { $0("a") } == [.single("a")])
  }

  @Test("Optionals, results and types without values list their cases")
  func standardLibrary() {
    typealias Outcome = Result<Int, any Error>
    #expect(Array(Int?.allCasePaths) == [\Int?.Cases.none, \Int?.Cases.some])
    #expect(Array(Outcome.allCasePaths) == [\Outcome.Cases.success, \Outcome.Cases.failure])
    #expect(Array(Never.allCasePaths).isEmpty)
    #expect(Int?.some(1).case == \.some)
    #expect(Outcome.success(1).case == \.success)
  }

  @Test("Two key paths to one case are equal however they are made")
  func equality() {
    let listed = Array(Shape.allCasePaths)[1]
    let written: CaseKeyPath<Shape, Int> = \.circle
    #expect(listed == written)
    #expect(listed.hashValue == (written as PartialCaseKeyPath<Shape>).hashValue)
  }
}
