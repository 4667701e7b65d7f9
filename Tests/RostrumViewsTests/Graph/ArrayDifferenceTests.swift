import RostrumGraph
import Testing

@Suite("Differences of two arrays")
struct ArrayDifferenceTests {
  func gaps<Value>(_ old: [Value], _ new: [Value], splitFrom length: Int = 0) -> [ArrayDifference
    .Gap]
  {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        ArrayDifference.gaps(from: old, to: new, splitFrom: length)
      }
    }
  }

  func gap(_ old: Swift.Range<Int>, _ new: Swift.Range<Int>) -> ArrayDifference.Gap {
    ArrayDifference.Gap(old: old, new: new)
  }

  @Test("A change has a gap for each place that differs")
  func places() {
    let numbers = Array(0..<100)
    #expect(gaps(numbers, numbers).isEmpty)
    #expect(gaps([Int](), []).isEmpty)
    #expect(gaps([], [1, 2]) == [gap(0..<0, 0..<2)])
    #expect(gaps([1, 2], []) == [gap(0..<2, 0..<0)])
    var swapped = numbers
    swapped.swapAt(1, 98)
    #expect(gaps(numbers, swapped) == [gap(1..<2, 1..<2), gap(98..<99, 98..<99)])
    var moved = numbers
    moved.insert(moved.remove(at: 3), at: 60)
    #expect(gaps(numbers, moved) == [gap(3..<4, 3..<3), gap(61..<61, 60..<61)])
    #expect(gaps(moved, numbers) == [gap(3..<3, 3..<4), gap(60..<61, 61..<61)])
    let shorter = Array(numbers[..<20] + numbers[50...])
    #expect(gaps(numbers, shorter) == [gap(20..<50, 20..<20)])
    #expect(gaps(shorter, numbers) == [gap(20..<20, 20..<50)])
  }

  @Test("Arrays that differ much, or are short, have one gap")
  func whole() {
    let numbers = Array(0..<100)
    #expect(gaps(numbers, numbers.map { $0 % 2 == 0 ? $0 : -$0 }) == [gap(1..<100, 1..<100)])
    var swapped = numbers
    swapped.swapAt(1, 98)
    #expect(gaps(numbers, swapped, splitFrom: 200) == [gap(1..<99, 1..<99)])
  }

  @Test("What isn't in a gap is the same, whatever has changed", arguments: 1...200)
  func random(seed: UInt64) {
    var random = RandomChangeTests.Seeded(state: seed)
    var numbers = (0..<Int.random(in: 0..<150, using: &random)).map { _ in
      UInt16.random(in: 0..<60, using: &random)
    }
    for _ in 0..<40 {
      let old = numbers
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...numbers.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: numbers.insert(.random(in: 0..<60, using: &random), at: place)
        case 1: if place < numbers.count { numbers.remove(at: place) }
        case 2: if place < numbers.count { numbers[place] = .random(in: 0..<60, using: &random) }
        case 3:
          if place < numbers.count {
            numbers.swapAt(place, Int.random(in: 0..<numbers.count, using: &random))
          }
        case 4: numbers.append(contentsOf: numbers.prefix(place).suffix(5))
        default: if place < numbers.count { numbers.append(numbers.remove(at: place)) }
        }
      }
      let gaps = gaps(old, numbers)
      var (first, second) = (0, 0)
      for gap in gaps + [self.gap(old.count..<old.count, numbers.count..<numbers.count)] {
        #expect(old[first..<gap.old.lowerBound] == numbers[second..<gap.new.lowerBound])
        (first, second) = (gap.old.upperBound, gap.new.upperBound)
      }
    }
  }
}
