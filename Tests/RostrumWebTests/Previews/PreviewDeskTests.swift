import Foundation
import IssueReporting
import RostrumDependencies
import RostrumElements
import RostrumHTML
import RostrumScenes
import RostrumViews
import Testing

// NB: Tests `PreviewDesk` and `PreviewVariant`, which only debug builds have.
@testable import RostrumWeb

@MainActor struct PreviewDeskTests {
  private let desk = PreviewDesk(
    of: "Fleet", showing: PreviewSource.all.filter { $0.isIn(["RostrumWebTests"]) },
    buildStatus: nil, latency: 250)

  /// The text of a preview's window, after the previews were launched at its address.
  private func window(_ variant: String) throws -> String {
    try withIssueReporters([desk.issues]) {
      try withDependencies {
        $0.container = DependencyContainer()
      } operation: {
        let app = desk.launch.run()
        defer { app.tearDown() }
        let url = try #require(URL(string: "/preview/\(variant)"))
        #expect(app.present(url, isLaunch: true).isComplete)
        _ = app.update()
        return app.root.snapshot.accessibleTexts.joined(separator: "\n")
      }
    }
  }

  @Test("The page knows the previews with their names, traits and frames")
  func catalog() {
    let catalog = desk.catalog
    #expect(catalog.name == "Fleet" && catalog.latency == 250)
    #expect(catalog.previews.map(\.name) == ["Greeting", "Complaint", "Ticket"])
    #expect(catalog.previews.map(\.file) == Array(repeating: "PreviewSamples.swift", count: 3))
    #expect(catalog.previews.map(\.fits) == [false, true, false])
    #expect(
      catalog.previews.map(\.traits) == [
        [], ["Size that fits", "Landscape left"], ["Fixed size"],
      ])
    #expect(
      catalog.previews.map { $0.frames.map { "\($0.name) \($0.width)" } } == [
        ["Phone 390.0", "Desk 1024.0"], ["Phone, landscape 844.0", "Desk 1024.0"],
        ["Fixed 320.0"],
      ])
  }

  @Test("A window shows a preview in the settings of its address")
  func settings() throws {
    #expect(
      try window("0.dark.auto.xxLarge.ar") == "rightToLeft xxLarge dark ar")
    #expect(
      try window("0.light.ltr.xSmall.ar") == "leftToRight xSmall light ar")
    #expect(try window("0.auto.rtl.large.auto").hasPrefix("rightToLeft large"))
    #expect(try window("2.auto.auto.large.auto") == "Ticket")
    #expect(try window("99.auto.auto.large.auto") == "There is no such preview any more.")
  }

  @Test("An issue belongs to the preview that reports it")
  func issues() throws {
    _ = try window("0.auto.auto.large.auto")
    #expect(desk.catalog.issues.isEmpty)
    _ = try window("1.auto.auto.large.auto")
    _ = try window("1.dark.auto.large.auto")
    let issue = try #require(desk.catalog.issues.first)
    #expect(desk.catalog.issues.count == 1)
    #expect(issue.preview == desk.catalog.previews[1].id)
    #expect(issue.message == "The tank is empty.")
    #expect(issue.place.hasPrefix("RostrumWebTests/"))
  }

  @Test(
    "The component of an address is the one that it was read from",
    arguments: ["0.auto.auto.large.auto", "12.dark.rtl.accessibility5.zh-Hans-CN"])
  func variant(text: String) {
    #expect(PreviewVariant(text)?.description == text)
  }

  @Test(
    "A component with unknown settings isn't an address",
    arguments: [
      "", "0", "x.auto.auto.large.auto", "0.blue.auto.large.auto", "0.auto.up.large.auto",
      "0.auto.auto.vast.auto", "0.auto.auto.large.",
    ])
  func unknownSettings(text: String) {
    #expect(PreviewVariant(text) == nil)
  }

  @Test("Previews are chosen by module, by file and by path")
  func files() throws {
    let source = try #require(PreviewSource.all.first { $0.name == "Ticket" })
    for name in [
      "RostrumWebTests", "PreviewSamples.swift", "Previews/PreviewSamples.swift",
      "RostrumWebTests/PreviewSamples.swift", source.filePath,
    ] {
      #expect(source.isIn([name]))
    }
    #expect(source.isIn([]))
    for name in ["Samples.swift", "RostrumWeb", "Other/PreviewSamples.swift"] {
      #expect(!source.isIn([name]))
    }
  }

  @Test("A program with previews serves their page and their windows, and nothing of the app")
  func program() async throws {
    let program = try await WebProgram(
      CounterApp.self, arguments: ["--port=0", "--previews", "--previews-in=RostrumWebTests"])
    #expect(program.configuration.storage == nil)
    var port = 0
    let server = try await program.start(limits: .withoutDeadlines) { port = $1.port ?? 0 }
    do {
      let page = try await RawConnection.request(port: port)
      #expect(page.body.contains("/_previews/previews.js"))
      #expect(page.values("content-security-policy").first?.contains("frame-src 'self'") == true)
      let state = try await RawConnection.request(port: port, "GET", "/_previews/state")
      #expect(state.body.contains(#""name":"Greeting""#))
      for file in ["previews.js", "previews.css"] {
        let answer = try await RawConnection.request(port: port, "GET", "/_previews/\(file)")
        #expect(answer.status == 200)
      }
      let window = try await RawConnection.request(
        port: port, "GET", "/preview/2.auto.auto.large.auto")
      #expect(window.status == 200 && window.body.contains("Ticket"))
      #expect(
        window.values("content-security-policy").first?.contains("frame-ancestors 'self'") == true)
      let put = try await RawConnection.request(port: port, "PUT", "/_previews/latency/300")
      #expect(put.status == 204)
      #expect(program.configuration.currentLatency?() == .milliseconds(300))
      let wrong = try await RawConnection.request(port: port, "PUT", "/_previews/latency/-1")
      #expect(wrong.status == 400)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test("Previews aren't served to other machines")
  func host() async throws {
    await #expect(throws: (any Error).self) {
      try await WebProgram(CounterApp.self, arguments: ["--previews", "--host=0.0.0.0"])
    }
  }
}

extension ElementSnapshot {
  /// The words of all texts.
  fileprivate var accessibleTexts: [String] {
    role == .text ? [accessibleName] : children.flatMap(\.accessibleTexts)
  }
}
