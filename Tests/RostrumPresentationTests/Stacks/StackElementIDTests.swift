import RostrumPresentation
import Testing

@Suite struct StackElementIDTests {
  @Test func aGeneratorCountsAndCanBePeekedAt() {
    let generator = StackElementIDGenerator()
    #expect(generator.peek() == 0)
    #expect([generator.next(), generator.next()] == [0, 1])
    #expect(generator.peek() == 2)
  }

  @Test func advancingNeverGoesBack() {
    let generator = StackElementIDGenerator(start: 5)
    generator.advance(past: 2)
    #expect(generator.peek() == 5)
    generator.advance(past: 8)
    #expect(generator.peek() == 9)
  }

  @Test func anIdentityIsPrintedWithAHashSign() {
    #expect("\(StackElementID(integerLiteral: 3))" == "#3")
  }
}
