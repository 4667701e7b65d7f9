import Foundation
import Testing

// NB: Tests `SymbolTable`, which is internal.
@testable import RostrumHTML

@Suite struct SymbolTests {
  /// The names that real apps were found to use.
  static let census = [
    "arrow.left", "arrow.up.forward.square", "arrowtriangle.right.circle.fill", "calendar",
    "checkmark.circle", "checkmark.square", "clock", "exclamationmark.octagon",
    "exclamationmark.triangle.fill", "forward.fill", "hand.wave.fill", "heart", "heart.fill",
    "hourglass.bottomhalf.fill", "hourglass.tophalf.fill", "house", "icloud.and.arrow.down",
    "info.circle.fill", "magnifyingglass", "map", "mic.fill", "minus", "paintpalette", "person",
    "person.3", "play.circle", "plus", "square", "stop.circle", "stop.circle.fill", "timer",
    "trash",
  ]

  @Test("Every name that real apps use has a drawing", arguments: census)
  func knowsTheCensus(name: String) {
    #expect(Symbol.isKnown(name))
  }

  @Test("A filled symbol has a separate drawing, or fills the regular one")
  func fill() {
    #expect(Symbol(named: "mic.fill").pen == .fill)
    #expect(Symbol(named: "bell.fill").pen == .solid)
    #expect(Symbol(named: "bell.fill").path == Symbol(named: "bell").path)
    #expect(Symbol(named: "timer.fill").pen == .line)
  }

  @Test("A symbol in a circle is the circle and the scaled symbol")
  func frames() {
    let path = Symbol(named: "minus.circle").path
    #expect(path == SymbolTable.circle + "M7.8 12h8.4")
    #expect(Symbol(named: "minus.circle").pen == .line)
  }

  @Test("A symbol in a filled shape is cut out of it")
  func holes() {
    let symbol = Symbol(named: "minus.circle.fill")
    #expect(symbol.pen == .fill)
    #expect(symbol.path.hasPrefix(SymbolTable.circle))
    #expect(symbol.path != SymbolTable.circle)
  }

  @Test("A slashed symbol is the symbol and a line")
  func slash() {
    #expect(Symbol(named: "bell.slash").path == Symbol(named: "bell").path + "M4 3.5L20.5 20")
    #expect(Symbol(named: "bell.slash").pen == .line)
  }

  @Test("A slashed symbol can be filled, and then has a bar", arguments: ["mic", "bell"])
  func paintedSlash(name: String) {
    let painted = Symbol(named: name + ".fill")
    let struck = Symbol(named: name + ".slash.fill")
    #expect(struck.path.hasPrefix(painted.path))
    #expect(struck.path != painted.path)
    #expect(struck.pen == painted.pen)
  }

  @Test("A badge is in the corner")
  func badge() {
    #expect(Symbol.isKnown("person.badge.plus"))
    #expect(!Symbol.isKnown("person.badge.sparkles"))
    #expect(!Symbol.isKnown("badge.plus"))
  }

  @Test(
    "A name without a drawing gets the neutral one",
    arguments: ["", ".", "no.such.symbol", "no.such.symbol.circle", "fill", ".fill", "person."])
  func unknown(name: String) {
    #expect(!Symbol.isKnown(name))
    #expect(Symbol(named: name).path == SymbolTable.unknown)
  }

  @Test("The guide lists exactly the names with a drawing")
  func guide() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appending(path: "Documentation/Symbols.md"), encoding: .utf8)
    let list = try #require(guide.split(separator: "## Names").last)
    let names = list.matches(of: /`([a-z0-9.]+)`/).map { String($0.1) }
    #expect(Set(names) == Set(SymbolTable.outlines.keys))
    #expect(names == names.sorted())
  }
}
