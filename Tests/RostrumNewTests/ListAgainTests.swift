import Foundation
import SwiftParser
import Testing

// NB: Tests the plan of a list and its code, which are internal.
@testable import RostrumNew

struct ListAgainTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "rostrum-again-\(UUID().uuidString)", directoryHint: .isDirectory)
  private let migrator = "Sources/FleetFeature/Models/DatabaseMigrator+Fleet.swift"
  private let feature = "Sources/FleetFeature/App/FleetFeature.swift"

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ files: [SourceFile]) throws {
    for file in files {
      let target = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: target)
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func write(_ template: AppTemplate) throws {
    try write(template.files(AppName("Fleet"), rostrum: .sibling))
  }

  private func plan(_ item: String = "Driver", icon: String? = nil) throws -> ListPlan {
    try ListPlan(
      ListTemplate(item, plural: nil, icon: icon, fields: [Field("name:String")]),
      for: AppPackage(folder, feature: nil))
  }

  private func changed(_ plan: ListPlan) -> [SourceFile] {
    plan.changes.map { SourceFile(path: $0.path, text: $0.new) }
  }

  @Test("What is there already isn't planned again", arguments: AppTemplate.allCases)
  func again(_ template: AppTemplate) throws {
    defer { remove() }
    try write(template)
    let first = try plan()
    try write(first.files)
    #expect(try plan() == first)
    try write(changed(first).filter { $0.path == migrator })
    #expect(try plan().changes == first.changes.filter { $0.path != migrator })
    try write(changed(first))
    let last = try plan()
    #expect(last.changes == [] && last.notes == [] && last.files == first.files)
  }

  @Test("A name that is in use elsewhere is refused, whether the files are there or not")
  func use() throws {
    defer { remove() }
    try write(.app)
    let plan = try plan()
    try write(plan.files + changed(plan))
    try write([
      SourceFile(path: "Sources/FleetFeature/Use.swift", text: "let list = DriverList()\n")
    ])
    #expect(throws: NewError.used("DriverList", place: "Sources/FleetFeature/Use.swift")) {
      try self.plan()
    }
  }

  private func apply(_ patch: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "apply", "patch.diff"]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    try write([SourceFile(path: "patch.diff", text: patch)])
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(
    "git applies the difference that is shown, with the lists around it",
    arguments: AppTemplate.allCases)
  func git(_ template: AppTemplate) throws {
    defer { remove() }
    try write(template)
    let plan = try plan()
    let shown = "New files:\n  \(plan.files[0].path)\n\n" + plan.changes.map(\.text).joined() + "\n"
    #expect(try apply(shown) == 0)
    for change in plan.changes { #expect(try text(change.path) == change.new) }
    #expect(try self.plan().changes == [])
  }

  @Test(
    "git applies differences of any files",
    arguments: [
      ("a\nb", "a\nb\nc"), ("a", "a\n"), ("a\n", "a"), ("a\r\nb\r\n", "a\r\nc\r\nb\r\n"),
      ("", "a\n"),
      ("a\n", ""), ((0...40).map { "\($0)\n" }.joined(), (1...41).map { "\($0)\n" }.joined()),
      ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\nx\n2\n3\n4\n5\n6\n7\n8\ny\n9\n"),
    ])
  func anyFiles(_ old: String, _ new: String) throws {
    defer { remove() }
    let path = "My folder/a.txt"
    try write([SourceFile(path: path, text: old)])
    #expect(try apply(ListPlan.Change(path: path, old: old, new: new).text) == 0)
    #expect(try text(path) == new)
  }

  @Test("Changes have the ends of lines of the file")
  func ends() throws {
    defer { remove() }
    try write(.app)
    let old = try text(feature).replacing("\n", with: "\r\n")
    try write([SourceFile(path: feature, text: old)])
    let new = try #require(plan().changes.first { $0.path == feature }).new
    #expect(new.contains("    case drivers\r\n"))
    #expect(new.utf8.count { $0 == 10 } == new.utf8.count { $0 == 13 })
    try write([SourceFile(path: feature, text: new)])
    #expect(try !plan().changes.contains { $0.path == feature })
  }

  @Test("A tab has the symbol of its name, or the one that is named")
  func icons() throws {
    defer { remove() }
    try write(.app)
    func symbols(_ plan: ListPlan) -> Set<String> {
      let texts = plan.changes.map(\.text) + plan.files.map(\.text)
      return Set(
        texts.flatMap { text in
          text.matches(of: /(?:Tab\(|yet").*systemImage: "([^"]+)"/).map { String($0.1) }
        })
    }
    #expect(try symbols(plan("Driver")).contains("person"))
    #expect(try symbols(plan("ServiceVehicle")).contains("car"))
    #expect(try symbols(plan("Driver", icon: "person.2")).contains("person.2"))
    #expect(Icons.name(for: Words("Gizmo")) != Icons.name(for: Words("Widget")))
    for name in ["", "Person", "a b", "\"", "person."] {
      #expect(throws: NewError.notAnIcon(name)) { try plan("Driver", icon: name) }
    }
  }

  @Test("In a desk app, changes need the role, and are in the log")
  func rolesAndLog() throws {
    defer { remove() }
    try write(.desk)
    let desk = try plan().files
    func text(_ name: String, _ files: [SourceFile]) throws -> String {
      try #require(files.first { $0.path.hasSuffix("/\(name).swift") }).text
    }
    let view = try text("DriverListView", desk)
    for place in [
      /if mayEdit \{\s+Button\("Add"/, /if mayEdit \{\s+if ids.count == 1/,
      /if mayEdit \{ store.send\(.opened/,
    ] {
      #expect(view.contains(place))
    }
    let client = try text("DriverClient", desk)
    #expect(client.contains("fleet.log(\"deleted drivers: \\(count)\", db)"))
    #expect(client.contains("fleet.log(\"\\(saved.version == 1 ? \"added\" : \"changed\")"))
    #expect(try text("DriverFlowTests", desk).contains("launch(roles: [])"))

    remove()
    try write(.app)
    for file in try plan().files {
      for name in ["mayEdit", "fleet.log", "account", "LogEntry"] {
        #expect(!file.text.contains(name), "\(name) in \(file.path)")
      }
    }
  }

  @Test("The wildcards of SQL are letters in a search")
  func search() throws {
    defer { remove() }
    try write(.app)
    let query = try #require(plan().files.first { $0.path.hasSuffix("DriverQuery.swift") }).text
    #expect(query.contains(#"search.replacing(/[%_\\]/) { "\\\($0.output)" }"#))
    #expect(query.contains(#".like("%\(text)%", escape: "\\")"#))
  }
}
