import RostrumWeb
import Testing

@Suite struct KeptValuesTests {
  /// Why a value is refused; `nil` if it is kept.
  private func refusal(
    of text: String?, for name: String, in values: inout KeptValues
  ) -> KeptValues.Refusal? {
    do throws(KeptValues.Refusal) {
      try values.set(text, for: name)
      return nil
    } catch {
      return error
    }
  }

  @Test("A value beyond the limit is refused, and the previous one is kept")
  func bytes() {
    var values = KeptValues(maximumBytes: 10, maximumCount: 9)
    let first = refusal(of: "1234", for: "a", in: &values)
    let second = refusal(of: "12345", for: "b", in: &values)
    let replaced = refusal(of: "1", for: "a", in: &values)
    let removed = refusal(of: nil, for: "a", in: &values)
    let last = refusal(of: "123456789", for: "b", in: &values)
    #expect(first == nil)
    #expect(second == .tooLarge(bytes: 11, limit: 10))
    #expect(replaced == nil && removed == nil && last == nil)
    #expect(values.texts == ["b": "123456789"])
  }

  @Test("More values than allowed are refused; existing ones may change")
  func count() {
    var values = KeptValues(maximumBytes: 100, maximumCount: 1)
    let refusals = [("a", "1"), ("b", "2"), ("a", "3")].map {
      refusal(of: $0.1, for: $0.0, in: &values)
    }
    #expect(refusals == [nil, .tooMany(limit: 1), nil])
    #expect(values.texts == ["a": "3"])
  }

  @Test("A megabyte is stored")
  func large() {
    var values = KeptValues()
    #expect(
      refusal(of: String(repeating: "x", count: 1024 * 1024), for: "draft", in: &values) == nil)
  }

  @Test("A refusal names the limit")
  func words() {
    #expect(
      KeptValues.Refusal.tooLarge(bytes: 11, limit: 10).description
        == "all values of the scene would take 11 bytes, and a tab keeps at most 10")
    #expect(
      KeptValues.Refusal.tooMany(limit: 3).description
        == "a tab keeps at most 3 values of a scene")
  }
}
