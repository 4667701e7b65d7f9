import Testing

// NB: Tests `SymbolTable` and `PathData`, which are internal.
@testable import RostrumHTML

@Suite struct PathDataTests {
  @Test(
    "A path is scaled about the centre",
    arguments: [
      ("M4 12h16", "M8 12h8"),
      ("M12 4V20", "M12 8V16"),
      ("m4 12l4-4", "m8 12l2 -2"),
      ("M12 21a9 9 0 1 0 0-18z", "M12 16.5a4.5 4.5 0 1 0 0 -9z"),
      ("M2 2C.5 1 1.5.5 2 .1", "M7 7C6.25 6.5 6.75 6.25 7 6.05"),
    ])
  func halves(outline: String, half: String) {
    #expect(PathData(outline).scaled(by: 0.5, movingCenterTo: (12, 12)).text == half)
  }

  @Test("A path is moved as a whole")
  func moves() {
    #expect(PathData("M4 12h16").scaled(by: 1, movingCenterTo: (14, 11)).text == "M6 11h16")
  }

  @Test("Every path is unchanged after parsing", arguments: SymbolTable.outlines)
  func keeps(name: String, outline: String) {
    let once = PathData(outline).text
    #expect(PathData(once).text == once)
    #expect(once.filter(\.isLetter) == outline.filter(\.isLetter))
  }
}
