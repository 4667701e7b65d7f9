import Foundation

/// Finds the parts by which two arrays differ, by the bits of their elements.
///
/// Equal bits mean equal values for every type, so whatever isn't in a gap is the same in both arrays:
///
/// ```
/// old: a b c d e f        gaps: 1..<2 → 1..<1 (b was removed), 5..<5 → 4..<5 (g was inserted)
/// new: a c d e g f
/// ```
package struct ArrayDifference {
  /// A part of the old array, and what took its place in the new one.
  package struct Gap: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// The maximum number of elements in gaps; arrays that differ more have one gap, from the first to
  /// the last difference.
  package static let maximumDifferences = 16

  private let old: UnsafeRawPointer
  private let new: UnsafeRawPointer
  private let stride: Int

  /// The differences of two arrays.
  ///
  /// O(n), at the speed of a comparison of memory.
  ///
  /// - Parameters:
  ///   - old: The elements before.
  ///   - new: The elements now.
  ///   - length: The number of elements from which what is between the first and the last difference
  ///     is split.
  /// - Returns: The gaps, in order; none if the arrays are the same.
  package static func gaps<Value>(
    from old: UnsafeBufferPointer<Value>, to new: UnsafeBufferPointer<Value>,
    splitFrom length: Int = 0
  ) -> [Gap] {
    guard let oldBase = old.baseAddress, let newBase = new.baseAddress else {
      return old.isEmpty && new.isEmpty ? [] : [Gap(old: 0..<old.count, new: 0..<new.count)]
    }
    let difference = ArrayDifference(
      old: UnsafeRawPointer(oldBase), new: UnsafeRawPointer(newBase),
      stride: MemoryLayout<Value>.stride)
    return difference.gaps(old.count, new.count, splitFrom: length)
  }

  private func gaps(_ oldCount: Int, _ newCount: Int, splitFrom length: Int) -> [Gap] {
    let start = run(0, 0, atMost: min(oldCount, newCount))
    let rest = min(oldCount, newCount) - start
    let end = rest == 0 ? 0 : runBackwards(oldCount, newCount, atMost: rest)
    let whole = Gap(old: start..<oldCount - end, new: start..<newCount - end)
    if whole.old.isEmpty || whole.new.isEmpty {
      return whole.old.isEmpty && whole.new.isEmpty ? [] : [whole]
    }
    if max(whole.old.count, whole.new.count) < length { return [whole] }
    return parts(of: whole) ?? [whole]
  }

  /// Splits a gap where its elements are the same again; `nil` if too many differ.
  private func parts(of whole: Gap) -> [Gap]? {
    var gaps: [Gap] = []
    var differences = 0
    var (first, second) = (whole.old.lowerBound, whole.new.lowerBound)
    let (oldEnd, newEnd) = (whole.old.upperBound, whole.new.upperBound)
    while first < oldEnd || second < newEnd {
      let gap = next(after: first, second, oldEnd, newEnd)
      differences += 1
      if differences > Self.maximumDifferences { return nil }
      if let last = gaps.last, last.old.upperBound == first, last.new.upperBound == second {
        gaps[gaps.count - 1] = Gap(
          old: last.old.lowerBound..<gap.old.upperBound,
          new: last.new.lowerBound..<gap.new.upperBound)
      } else {
        gaps.append(gap)
      }
      (first, second) = (gap.old.upperBound, gap.new.upperBound)
      let length = run(first, second, atMost: min(oldEnd - first, newEnd - second))
      (first, second) = (first + length, second + length)
    }
    return gaps
  }

  /// The shortest gap at a difference: an element that was removed, inserted or replaced.
  private func next(after first: Int, _ second: Int, _ oldEnd: Int, _ newEnd: Int) -> Gap {
    let (hasOld, hasNew) = (first < oldEnd, second < newEnd)
    let wasRemoved = first + 1 < oldEnd && hasNew && isSame(first + 1, second)
    let wasInserted = second + 1 < newEnd && hasOld && isSame(first, second + 1)
    if !hasNew || wasRemoved && !wasInserted {
      return Gap(old: first..<first + 1, new: second..<second)
    }
    if !hasOld || wasInserted && !wasRemoved {
      return Gap(old: first..<first, new: second..<second + 1)
    }
    return Gap(old: first..<first + 1, new: second..<second + 1)
  }

  /// How many elements are the same from a place on.
  private func run(_ first: Int, _ second: Int, atMost limit: Int) -> Int {
    var length = 0
    while length < limit {
      let step = min(Self.step, limit - length)
      if isSame(first + length, second + length, count: step) {
        length += step
        continue
      }
      while isSame(first + length, second + length) { length += 1 }
      break
    }
    return length
  }

  /// How many elements are the same before a place.
  private func runBackwards(_ first: Int, _ second: Int, atMost limit: Int) -> Int {
    var length = 0
    while length < limit {
      let step = min(Self.step, limit - length)
      if isSame(first - length - step, second - length - step, count: step) {
        length += step
        continue
      }
      while isSame(first - length - 1, second - length - 1) { length += 1 }
      break
    }
    return length
  }

  /// The number of elements that are compared at once.
  private static let step = 32

  private func isSame(_ first: Int, _ second: Int, count: Int = 1) -> Bool {
    memcmp(old + first * stride, new + second * stride, count * stride) == 0
  }
}
