import Foundation
import SwiftParser
import Testing

// NB: Tests the markers of templates, which are internal.
@testable import RostrumNew

struct AppTemplateTests {
  @Test("No marker and no name of an example is left", arguments: AppTemplate.allCases)
  func names(_ template: AppTemplate) throws {
    let files = try template.files(AppName("MyTool"), rostrum: .sibling)
    #expect(Set(files.map(\.path)).count == files.count)
    for file in files {
      let text = file.path + "\n" + file.text
      // What Docker calls `{{.Name}}` would be something else.
      #expect(!text.contains("{{") && !text.contains("}}"), "\(file.path)")
      for name in ["Starter", "Desk", "Standups", "standups"] {
        #expect(!text.contains(name), "\(name) in \(file.path)")
      }
      #expect(file.text.hasSuffix("\n"))
    }
  }

  @Test("An app has what it is built, tested and served by", arguments: AppTemplate.allCases)
  func content(_ template: AppTemplate) throws {
    let files = try template.files(AppName("Fleet"), rostrum: .sibling)
    let paths = Set(files.map(\.path))
    #expect(
      paths.isSuperset(of: [
        ".dockerignore", ".gitignore", ".rostrum-lint.yml", ".swift-format",
        "Deployment/fleet@.service", "Deployment/nginx.conf", "Dockerfile", "Package.swift",
        "README.md", "Sources/Fleet/FleetApp.swift", "Sources/FleetFeature/App/FleetView.swift",
      ]))
    let manifest = try #require(files.first { $0.path == "Package.swift" }).text
    #expect(manifest.contains(#".package(name: "rostrum", path: "../rostrum"),"#))
  }

  @Test("A name that the template has for a type is refused")
  func clash() throws {
    #expect(
      throws: NewError.used(
        "VehicleView", place: "Sources/VehicleFeature/App/VehicleView.swift of the template")
    ) {
      try AppTemplate.desk.files(AppName("Vehicle"), rostrum: .sibling)
    }
    #expect(throws: (any Error).self) {
      try AppTemplate.app.files(AppName("NoteList"), rostrum: .sibling)
    }
    _ = try AppTemplate.desk.files(AppName("Fleet"), rostrum: .sibling)
  }

  @Test("Rostrum is a checkout beside the app, one elsewhere, or a repository")
  func sources() {
    let folder = URL(filePath: "/work/fleet", directoryHint: .isDirectory)
    let beside = RostrumSource("/work/rostrum-2", for: folder)
    #expect(beside.path == "../rostrum-2")
    #expect(beside.dockerLines == ["COPY --from=rostrum . /rostrum-2"])
    let elsewhere = RostrumSource("/opt/rostrum/", for: folder)
    #expect(elsewhere.dependency == #".package(name: "rostrum", path: "/opt/rostrum")"#)
    #expect(elsewhere.dockerLines == ["COPY --from=rostrum . /opt/rostrum"])
    #expect(elsewhere.isOnThisMachineOnly && !beside.isOnThisMachineOnly)
    let deep = URL(filePath: "/work/apps/fleet", directoryHint: .isDirectory)
    #expect(RostrumSource("/work/rostrum", for: deep).path == "../../rostrum")
    let within = RostrumSource("/work", for: deep)
    #expect(within.path == "../.." && within.dockerLines == ["COPY --from=rostrum . /"])
    let repository = RostrumSource("https://example.com/ada/Rostrum-Fork.git", for: folder)
    #expect(
      repository.dependency
        == #".package(url: "https://example.com/ada/Rostrum-Fork.git", branch: "main")"#)
    #expect(repository.package == "rostrum-fork" && repository.dockerLines.isEmpty)
    #expect(RostrumSource("git@example.com:rostrum.git", for: folder).package == "rostrum")
  }

  @Test("Markers with lines keep the indentation, and those without leave no gap")
  func substitution() {
    let text = "a\n  {{b}}\n\n{{c}}\n\nd {{e}} {{f}}\n"
    let substitution = Substitution(words: ["e": "E"], lines: ["b": ["1", "", "{{e}}"], "c": []])
    #expect(substitution.apply(to: text) == "a\n  1\n\n  E\n\nd E {{f}}\n")
    #expect(Substitution(lines: ["c": []]).apply(to: "{{c}}\na\n") == "a\n")
  }

  @Test("Lines of a condition are there if it holds, and others if it doesn't")
  func conditions() {
    let text = "a\n  {{if b}}\n  {{c}}\n  {{else}}\n  d\n  {{end}}\n{{if e}}\nf\n{{end}}\ng\n"
    let lines = ["c": ["1", "2"]]
    #expect(Substitution(lines: lines, conditions: ["b"]).apply(to: text) == "a\n  1\n  2\ng\n")
    #expect(Substitution(lines: lines, conditions: ["e"]).apply(to: text) == "a\n  d\nf\ng\n")
  }

  @Test("A preview of all tabs has a database with the samples of all lists")
  func samples() throws {
    let files = try AppTemplate.app.files(AppName("Fleet"), rostrum: .sibling)
    let view = try #require(files.first { $0.path.hasSuffix("App/FleetView.swift") }).text
    #expect(view.contains("$0.appDatabase = .withAllSamples()"))
  }
}
