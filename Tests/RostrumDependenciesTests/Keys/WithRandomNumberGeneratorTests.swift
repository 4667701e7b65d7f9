import RostrumDependencies
import Testing

@Suite struct WithRandomNumberGeneratorTests {
  struct Counting: RandomNumberGenerator {
    var last: UInt64 = 0

    mutating func next() -> UInt64 {
      last += 1
      return last
    }
  }

  @Test func anErrorOfTheClosureIsThrownAndWhatWasDrawnIsDrawn() {
    let generator = WithRandomNumberGenerator(Counting())
    var drawn: [UInt64] = []
    #expect(throws: Refusal.self) {
      try generator {
        drawn.append($0.next())
        throw Refusal()
      }
    }
    drawn.append(generator { $0.next() })
    #expect(drawn == [1, 2])
  }

  @Test func theGeneratorCanBeUsedWhileItIsUsed() {
    let generator = WithRandomNumberGenerator(Counting())
    let sum = generator { outer in generator { $0.next() } + outer.next() }
    #expect(sum == 2)
  }
}
