import Foundation
import RostrumElements
import RostrumHTMLTestSupport
import Testing

// NB: Tests `Atom`, which is internal.
@testable import RostrumHTML

/// Nothing but these tests holds the classes of the theme and those of the host together.
@Suite struct ThemeNamesTests {
  private let client: ClientSource
  private let host: HostClasses

  init() throws {
    client = try ClientSource()
    host = try HostClasses()
  }

  @Test("The theme styles only classes that the host writes")
  func theme() {
    let classes = Set(client.theme.matches(of: #/\.(r-\w+(?:-\w+)*)/#).map { String($0.1) })
    #expect(classes.count > 200)
    #expect(classes.filter { !host.contains($0) } == [])
  }

  @Test("The client looks for only classes that the host writes")
  func script() {
    let classes = client.captures(#/\.(r-\w+(?:-\w+)*)/#)
    #expect(classes.count > 20)
    #expect(classes.filter { !host.contains($0) } == [])
  }

  @Test("The theme refers only to app styles that exist")
  func styles() {
    let words = client.theme.matches(of: #/[. ]s-([a-zA-Z]+)/#).map { String($0.1) }
    let names = Set(Atom.kinds.flatMap { $0.names })
    #expect(!words.isEmpty)
    #expect(Set(words).subtracting(names) == [])
  }

  @Test("The description of pages names only classes that the host writes")
  func documentation() throws {
    let page = try String(
      contentsOf: HostSources.package.appending(path: "Documentation/PageStructure.md"),
      encoding: .utf8)
    let classes = Set(page.matches(of: #/\.(r-[\w]+(?:-[\w]+)*)/#).map { String($0.1) })
    #expect(classes.count > 80)
    #expect(classes.filter { !host.contains($0) } == [])
  }
}

/// The classes that the host's sources write.
struct HostClasses {
  private var classes: Set<String>
  /// Classes with a word of ``words`` in place of each `*`, such as `r-grid-*`.
  private var patterns: Set<String> = []
  /// The words that an interpolation can stand for: names of roles and choices, and short texts.
  private var words: Set<String>

  init() throws {
    let roles = ElementRole.allCases.map(\.rawValue)
    classes = Set(roles.map { "r-\($0)" })
    words = Set(roles)
    let host = try HostSources(in: "RostrumHTML")
    for text in try HostSources(in: "RostrumElements").texts {
      for cases in text.matches(of: #/(?m)^ *case (\w+(?:, \w+)*)/#) {
        words.formUnion(cases.1.split(separator: ", ").map(String.init))
      }
    }
    for text in host.texts {
      words.formUnion(text.matches(of: #/"(\w+)"/#).map { String($0.1) })
      let literals = text.matches(of: #/"((?:[\w-]+ )*(?:r-|\\\(\w+\)__)(?:[\w -]|\\\([^)]*\))*)"/#)
      for literal in literals {
        for name in literal.1.split(separator: " ") { add(String(name)) }
      }
    }
  }

  private mutating func add(_ name: String) {
    // A part of a class whose beginning is a variable.
    let whole = name.hasPrefix("\\(") ? name.replacing(#/^\\\(\w+\)/#, with: "r-*") : name
    let pattern = whole.replacing(#/\\\([^)]*\)/#, with: "*")
    // The classes of roles are known.
    if pattern == "r-*" { return }
    if pattern.contains("*") { patterns.insert(pattern) } else { classes.insert(pattern) }
  }

  /// Whether the host writes a class.
  func contains(_ name: String) -> Bool {
    classes.contains(name) || patterns.contains { matches(name[...], $0[...]) }
  }

  private func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
    let start = pattern[..<star]
    guard name.hasPrefix(start) else { return false }
    let rest = name.dropFirst(start.count)
    let word = rest.prefix { $0 != "-" && $0 != "_" }
    return words.contains(String(word))
      && matches(rest.dropFirst(word.count), pattern[pattern.index(after: star)...])
  }
}
