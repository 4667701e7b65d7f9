import Foundation
import Testing

// NB: Tests `HeadlessBrowser` and `DevToolsConnection`, which are internal.
@testable import RostrumTool

/// A Chromium that is installed, for pictures of pages that stand in their addresses.
private let browser = HeadlessBrowser.find(
  nil, in: ProcessInfo.processInfo.environment["PATH"] ?? "")

@Suite(.enabled(if: browser != nil, "Pictures need a Chromium"))
struct HeadlessBrowserTests {
  /// A page whose script says when it is idle, as the client does.
  private func page(_ style: String, isIdle: Bool = true) throws -> String {
    let html = """
      <!doctype html><style>body { margin: 0; \(style) }</style>
      <script>window.rostrum = { isIdle: \(isIdle) }</script>
      """
    let encoded = html.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    return try "data:text/html;charset=utf-8,\(#require(encoded))"
  }

  private func picture(of address: String, width: Int = 60) async throws -> Data {
    try await #require(browser).run { connection in
      try await connection.picture(of: address, (width: width, height: 40))
    }
  }

  @Test("A picture is a PNG of the window's size, and the same each time")
  func size() async throws {
    let address = try page("background: teal")
    let (first, second) = try await (picture(of: address), picture(of: address))
    #expect(first.prefix(8) == Data([137, 80, 78, 71, 13, 10, 26, 10]))
    #expect(Array(first[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 40])
    #expect(first == second)
  }

  @Test("What moves is pictured at its end, and what never ends at its beginning")
  func motion() async throws {
    let keyframes = "} @keyframes a { 0% { background: red } 50% { background: blue }"
    let motions = ["", "animation: a 60s; ", "animation: a 1s infinite; "]
    let scrolled = "animation: b linear; animation-timeline: scroll(); "
    let addresses = try (motions + [scrolled]).map {
      try page($0 + "background: red" + keyframes)
    }
    try await #require(browser).run { connection in
      var pictures: [Data] = []
      for address in addresses {
        pictures.append(try await connection.picture(of: address, (width: 30, height: 30)))
      }
      #expect(Set(pictures).count == 1)
    }
  }

  @Test("A page that is never idle, and one that can't be opened, have no picture")
  func unready() async throws {
    let address = try page("", isIdle: false)
    await #expect(throws: DevToolsError.self) { try await picture(of: address) }
    await #expect(throws: DevToolsError.self) { try await picture(of: "nonsense") }
  }

  @Test("Pictures look alike within the tolerance of a channel, in the same size")
  func comparison() async throws {
    func grey(_ value: Int) throws -> String { try page("background: rgb(\(value) 100 100)") }
    let pictures = try await (
      picture(of: grey(200)), picture(of: grey(212)), picture(of: grey(213)),
      picture(of: grey(200), width: 61)
    )
    let others = [pictures.1, pictures.2, pictures.3, Data("no picture".utf8)]
    let looksAlike = try await #require(browser).run { connection in
      var looksAlike: [Bool] = []
      for other in others {
        looksAlike.append(try await connection.looksAlike(pictures.0, other))
      }
      return looksAlike
    }
    #expect(looksAlike == [true, false, false, false])
  }

  @Test("A program that isn't a browser is an error", .timeLimit(.minutes(5)))
  func noBrowser() async throws {
    await #expect(throws: (any Error).self) {
      try await HeadlessBrowser(path: "/bin/false").run { connection in
        try await connection.picture(of: "about:blank", (width: 1, height: 1))
      }
    }
  }
}
