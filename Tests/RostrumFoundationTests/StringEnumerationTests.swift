import Foundation
import RostrumFoundation
import Testing

@Suite("Words and sentences of texts") struct StringEnumerationTests {
  private func units(
    of text: String, _ options: NSString.EnumerationOptions, from start: Int = 0
  ) -> [String] {
    final class Found { var units: [String] = [] }
    let found = Found()
    let start = text.index(text.startIndex, offsetBy: start)
    text.enumerateSubstrings(in: start..., options: options) { unit, range, enclosing, _ in
      #expect(unit == nil || unit == String(text[range]))
      #expect(enclosing.lowerBound <= range.lowerBound && enclosing.upperBound >= range.upperBound)
      found.units.append(unit ?? "-")
    }
    return found.units
  }

  @Test("Words have no punctuation")
  func words() {
    #expect(
      units(of: "“Don’t”, she said: 3.5!", .byWords) == ["Don’t", "she", "said", "3.5"])
    #expect(units(of: "", .byWords) == [])
    #expect(units(of: "… – !", .byWords) == [])
    #expect(units(of: "a b c", [.byWords, .reverse]) == ["c", "b", "a"])
    #expect(units(of: "a b", [.byWords, .substringNotRequired]) == ["-", "-"])
    #expect(units(of: "one two", .byWords, from: 1) == ["ne", "two"])
  }

  @Test("Sentences keep the spaces after them")
  func sentences() {
    #expect(
      units(of: "It is 3.5 m, e.g. here. “Why?” Because!\nNext", .bySentences)
        == ["It is 3.5 m, e.g. here. ", "“Why?” ", "Because!\n", "Next"])
    #expect(units(of: "これは本です。はい！", .bySentences) == ["これは本です。", "はい！"])
    #expect(units(of: "", .bySentences) == [])
  }

  @Test("Enumeration ends when the closure says so")
  func stopping() {
    final class Count { var value = 0 }
    let count = Count()
    let text = "a b c"
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, _, stop in
      count.value += 1
      stop = count.value == 2
    }
    #expect(count.value == 2)
  }

  @Test("Foundation enumerates lines and characters")
  func others() {
    #expect(units(of: "a\nb", .byLines) == ["a", "b"])
    #expect(units(of: "aé", .byComposedCharacterSequences) == ["a", "é"])
  }
}
