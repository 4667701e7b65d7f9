import RostrumCases
import Testing

@Suite("Case paths of the standard library's enums")
struct ConformanceTests {
  struct Failure: Error, Equatable {}

  @Test("Optionals have a case with and a case without a value")
  func optional() {
    let path = \Int?.Cases.some
    #expect(path(1) == 1)
    #expect(Int?.some(1)[case: \.some] == 1)
    #expect(Int?.none[case: \.some] == nil)
    #expect(Int?.none[case: \.none] != nil)
    #expect(Int?.some(1)[case: \.none] == nil)
    #expect((\Int?.Cases.none)() == Int?.none)
  }

  @Test("Key paths go on through an optional")
  func throughOptional() {
    let path: CaseKeyPath<Shape?, Int> = \.some.circle
    #expect(path(1) == Shape.circle(radius: 1))
    #expect(Shape?.some(.circle(radius: 1))[case: path] == 1)
    #expect(Shape?.none[case: path] == nil)
  }

  @Test("A case of an optional enum is named as that of the enum, with an optional value")
  func promoted() {
    let path: CaseKeyPath<Shape?, Int?> = \.circle
    #expect(path(1) == Shape.circle(radius: 1))
    #expect(path(nil) == nil)
    #expect(Shape?.some(.circle(radius: 1))[case: path] == .some(1))
    #expect(Shape?.some(.empty)[case: path] == nil)
    #expect(Shape?.none[case: path] == nil)
    let some: Shape? = .circle(radius: 1)
    let isCircle = some.is(\.circle)
    #expect(isCircle)
  }

  @Test("Results have a success and a failure")
  func result() {
    typealias Outcome = Result<Int, Failure>
    #expect((\Outcome.Cases.success)(1) == .success(1))
    #expect((\Outcome.Cases.failure)(Failure()) == .failure(Failure()))
    #expect(Outcome.success(1)[case: \.success] == 1)
    #expect(Outcome.success(1)[case: \.failure] == nil)
    #expect(Outcome.failure(Failure())[case: \.failure] == Failure())
    #expect(Outcome.failure(Failure()).is(\.failure))
  }
}
