import RostrumShared
import Testing

@Suite final class KnownValueTests {
  private var known = KnownValue<Int>()

  private func note(
    _ value: Int?, _ version: Int64, knownBefore before: Int64? = nil
  ) -> Bool {
    known.note(Committed(value: value, version: version), knownBefore: before)
  }

  @Test("An earlier value that arrives later is ignored")
  func order() {
    #expect(note(2, 2) && note(1, 1))
    #expect(known.committed?.value == 2)
    #expect(note(3, 3) && known.committed?.value == 3)
  }

  @Test("That nothing is stored is believed only if nothing was learned since the request")
  func nothing() {
    #expect(note(nil, 0) && known.committed?.version == 0)
    #expect(note(4, 4, knownBefore: 0))
    #expect(!note(nil, 0, knownBefore: 0) && known.committed?.value == 4)
    #expect(note(nil, 0, knownBefore: 4) && known.committed?.version == 0)
  }

  @Test("A value from before a deletion doesn't come back")
  func deletion() {
    #expect(note(4, 4) && note(nil, 0, knownBefore: 4) && note(4, 4))
    #expect(known.committed?.version == 0)
    #expect(note(5, 5) && known.committed?.value == 5)
  }

  @Test("A storage that was replaced by an older copy is followed once it refuses a write")
  func olderCopy() {
    #expect(note(9, 9) && note(3, 3) && known.committed?.value == 9)
    let older = Committed(value: 3, version: 3)
    var isTaken = known.note(older, refusing: 9, knownBefore: 9)
    #expect(isTaken)
    #expect(known.committed?.value == 3)
    #expect(note(4, 4) && known.committed?.value == 4)
    let late = Committed(value: 5, version: 5)
    isTaken = known.note(late, refusing: 4, knownBefore: 4)
    #expect(isTaken && known.committed?.value == 5)
  }
}
