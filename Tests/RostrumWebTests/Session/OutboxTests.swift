import NIOCore
import RostrumWeb
import Testing

extension Outbox {
  fileprivate mutating func append(_ bytes: [UInt8]) { append(ByteBuffer(bytes: bytes)) }

  fileprivate func kept(after number: UInt64) -> [[UInt8]]? {
    frames(after: number)?.map { Array($0.readableBytesView) }
  }
}

@Suite struct OutboxTests {
  private func filled(_ count: UInt8, maximumBytes: Int = 1000) -> Outbox {
    var outbox = Outbox(maximumBytes: maximumBytes, maximumFrames: 10)
    for number in 0..<count { outbox.append([number + 1]) }
    return outbox
  }

  @Test func givesBackWhatWasNotSeen() {
    let outbox = filled(4)
    #expect(outbox.sequence == 4)
    #expect(outbox.kept(after: 0) == [[1], [2], [3], [4]])
    #expect(outbox.kept(after: 3) == [[4]])
    #expect(outbox.kept(after: 4) == [])
    #expect(outbox.kept(after: 5) == nil)
  }

  @Test func forgetsWhatWasSeen() {
    var outbox = filled(4)
    let first = outbox.acknowledge(2)
    #expect(first)
    #expect(outbox.kept(after: 1) == nil)
    #expect(outbox.kept(after: 2) == [[3], [4]])
    let repeated = outbox.acknowledge(1)
    #expect(repeated)
    #expect(outbox.kept(after: 2) == [[3], [4]])
    let unknown = outbox.acknowledge(5)
    #expect(!unknown)
    let all = outbox.acknowledge(4)
    #expect(all)
    #expect(outbox.kept(after: 4) == [])
  }

  @Test func givesUpBeyondItsBounds() {
    var outbox = filled(11)
    #expect(outbox.hasGap)
    #expect(outbox.sequence == 11)
    #expect(outbox.kept(after: 11) == nil)
    outbox.restart(after: 7)
    #expect(!outbox.hasGap)
    #expect(outbox.next == 8)
    outbox.append([8])
    #expect(outbox.kept(after: 7) == [[8]])
    #expect(filled(4, maximumBytes: 2).hasGap)
    #expect(!filled(3, maximumBytes: 2).hasGap)
  }

  @Test("One frame of any size is kept, with as many others as the limit allows")
  func largeFrame() {
    var outbox = Outbox(maximumBytes: 4, maximumFrames: 10)
    outbox.append([0, 0])
    outbox.append([UInt8](repeating: 1, count: 1000))
    outbox.append([2, 2])
    #expect(outbox.kept(after: 0)?.count == 3)
    outbox.append([3])
    #expect(outbox.hasGap)
  }

  @Test("A large frame that was acknowledged makes room for the next one")
  func largeFrames() {
    var outbox = Outbox(maximumBytes: 4, maximumFrames: 10)
    for number in 1...5 as ClosedRange<UInt64> {
      outbox.append([UInt8](repeating: 1, count: 1000))
      let isKnown = outbox.acknowledge(number)
      #expect(isKnown && !outbox.hasGap)
    }
    for _ in 0..<2 { outbox.append([UInt8](repeating: 1, count: 1000)) }
    #expect(outbox.hasGap)
  }

  @Test func confirmedFramesDoNotCount() {
    var outbox = Outbox(maximumBytes: 4, maximumFrames: 4)
    for number in 1...100 as ClosedRange<UInt64> {
      outbox.append([0, 0])
      let isKnown = outbox.acknowledge(number)
      #expect(isKnown)
    }
    #expect(!outbox.hasGap)
  }
}
