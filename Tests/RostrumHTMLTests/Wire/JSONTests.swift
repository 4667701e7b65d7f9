import RostrumHTML
import Testing

@Suite struct JSONTests {
  private func read(_ text: String) throws -> [JSONScalar] {
    try JSONReader.array(in: Array(text.utf8)[...])
  }

  @Test func readsScalarsAndOneFlatObject() throws {
    #expect(
      try read(#" [1, -2.5e1 , "a\n\u00e9\ud83d\ude00", true,false,null,{"a":1,"b":"c"}] "#) == [
        .number(1), .number(-25), .string("a\né😀"), .bool(true), .bool(false), .null,
        .object(["a": .number(1), "b": .string("c")]),
      ])
    #expect(try read("[]") == [])
    #expect(try read("[{}]") == [.object([:])])
  }

  @Test(arguments: [
    "", "[", "]", "[1", "[1,]", "[,1]", "[1 2]", "[01]", "[1.]", "[.5]", "[-]", "[1e]", "[+1]",
    "[1e999]", "[NaN]", "[tru]", "[truee]", #"["a]"#, #"["\x"]"#, #"["\u12"]"#, #"["\ud800"]"#,
    #"["\ud800\u0041"]"#, #"["\udc00"]"#, "[\"\u{1}\"]", "[[1]]", #"[{"a":{}}]"#, #"[{"a":[]}]"#,
    #"[{"a":1,"a":2}]"#, #"[{"a"}]"#, "[{1:2}]", "[1] 2", #"{"a":1}"#, "1", #""a""#, "[1]\u{0}",
  ])
  func refusesWhatIsNotAFlatArray(text: String) {
    #expect(throws: JSONReader.Failure.self) { try read(text) }
  }

  @Test func refusesDeepNestingAtOnce() {
    let text = String(repeating: "[", count: 16_000)
    #expect(throws: JSONReader.Failure(offset: 1)) { try read(text) }
  }

  @Test func writesWhatItCanReadAgain() throws {
    let text = "quote \" backslash \\ line\nbreak\r\ttab \u{0}\u{1F} é 😀 </script>"
    var writer = JSONWriter()
    writer.array { writer in
      writer.string(text)
      writer.number(-3)
      writer.bool(true)
      writer.null()
      writer.object { writer in
        writer.key("k\"")
        writer.number(1)
        writer.key("l")
        writer.string("")
      }
    }
    #expect(
      try JSONReader.array(in: writer.bytes[...]) == [
        .string(text), .number(-3), .bool(true), .null,
        .object(["k\"": .number(1), "l": .string("")]),
      ])
  }

  @Test("What a string must escape is escaped at every position, and nothing else is")
  func escapes() {
    for position in 0..<20 {
      for byte in UInt8(0)..<0x80 {
        var text = [UInt8](repeating: UInt8(ascii: "~"), count: 20)
        text[position] = byte
        var writer = JSONWriter()
        writer.string(String(decoding: text, as: UTF8.self))
        let mustBeEscaped = byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        let isPlain = writer.bytes == [UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")]
        #expect(isPlain != mustBeEscaped, "\(byte) at \(position)")
      }
    }
  }

  @Test(
    "Numbers have all their digits",
    arguments: [0, 7, -7, 10, 99, 100, -1_000, .max, .min] as [Int])
  func numbers(number: Int) {
    var writer = JSONWriter()
    writer.number(number)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\(number)")
  }

  @Test("The greatest number has all its digits")
  func greatestNumber() {
    var writer = JSONWriter()
    writer.number(UInt64.max)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "18446744073709551615")
  }
}
