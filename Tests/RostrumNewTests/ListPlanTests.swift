import Foundation
import SwiftParser
import SwiftSyntax
import Testing

// NB: Tests the plan of a list, and what it finds in sources, which are internal.
@testable import RostrumNew

struct ListPlanTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "rostrum-list-\(UUID().uuidString)", directoryHint: .isDirectory)

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ files: [SourceFile]) throws {
    for file in files {
      let target = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: target)
    }
  }

  private func package(_ template: AppTemplate) throws -> AppPackage {
    try write(template.files(AppName("Fleet"), rostrum: .sibling))
    return try AppPackage(folder, feature: nil)
  }

  private func list(_ item: String, plural: String? = nil, _ fields: String...) throws
    -> ListTemplate
  {
    try ListTemplate(item, plural: plural, fields: fields.map { try Field($0) })
  }

  @Test(
    "A list is registered, has a tab, and is a part of the feature", arguments: AppTemplate.allCases
  )
  func changes(_ template: AppTemplate) throws {
    defer { remove() }
    let plan = try ListPlan(list("ServiceOrder", "name:String"), for: package(template))
    #expect(plan.notes == [])
    let added = plan.changes.flatMap { change in
      change.text.split(separator: "\n").filter { $0.hasPrefix("+ ") }.map { $0.dropFirst() }
    }
    let samples: Substring = "        for record in ServiceOrder.samples { try record.insert(db) }"
    #expect(
      Set(added).subtracting(template == .app ? [samples] : []) == [
        "    migrator.registerServiceOrders()", "    case serviceOrders",
        "    package var serviceOrders = ServiceOrderList.State()",
        "    case serviceOrders(ServiceOrderList.Action)",
        "    Scope(\\.serviceOrders, action: \\.serviceOrders) { ServiceOrderList() }",
        "      Tab(\"Service orders\", systemImage: \"cart\", value: FleetFeature.Tab.serviceOrders) {",
        "        ServiceOrderListView(store: store.scope(\\.serviceOrders, action: \\.serviceOrders))",
        "      }",
      ])
    for change in plan.changes {
      #expect(
        change.text.split(separator: "\n").allSatisfy { !$0.hasPrefix("-") || $0.hasPrefix("---") })
    }
  }

  @Test("A second list comes after the first")
  func twoLists() throws {
    defer { remove() }
    let first = try ListPlan(list("Driver", "name:String"), for: package(.app))
    try write(first.files + first.changes.map { SourceFile(path: $0.path, text: $0.new) })
    let second = try ListPlan(
      list("Garage", "name:String"), for: AppPackage(folder, feature: nil))
    let migrator = try #require(second.changes.first { $0.path.contains("DatabaseMigrator") }).new
    let place = try #require(
      migrator.range(of: "registerDrivers()\n    migrator.registerGarages()\n    return"))
    #expect(!place.isEmpty)
  }

  @Test("The tab comes after those of the other lists, before those of screens without a feature")
  func tabs() throws {
    defer { remove() }
    let plan = try ListPlan(list("Driver", "name:String"), for: package(.desk))
    let view = try #require(plan.changes.first { $0.path.hasSuffix("FleetView.swift") }).new
    let tabs = Parser.parse(source: view).tokens(viewMode: .sourceAccurate).map(\.text)
      .filter { ["Dashboard", "Vehicles", "Drivers", "Jobs", "Log"].contains($0) }
    #expect(tabs == ["Dashboard", "Vehicles", "Drivers", "Jobs", "Log"])
  }

  @Test("Of an app with a catalogue, the texts that it doesn't have are named")
  func texts() throws {
    defer { remove() }
    let desk = try ListPlan(
      list("Driver", "name:String", "isActive:Bool", "left:Date?"), for: package(.desk))
    let missing = try #require(desk.missingTexts)
    #expect(missing.catalogue == "Sources/Fleet/Resources/Localizable.xcstrings")
    #expect(
      missing.texts == [
        "Add date", "Delete the selected drivers?", "Driver", "Drivers", "Enter a name.", "Left",
        "Name", "New driver", "No drivers yet", "Remove date", "Search drivers",
        "Somebody has changed this driver", "Somebody has deleted this driver",
      ])
    remove()
    #expect(try ListPlan(list("Driver", "name:String"), for: package(.app)).missingTexts == nil)
  }

  @Test("Samples are of a type that the compiler needn't find out")
  func samples() throws {
    let files = try list("Driver", "name:String", "salary:Decimal", "hired:Date").files(
      app: "Fleet")
    let samples = try #require(files.first { $0.path.hasSuffix("Driver+Samples.swift") }).text
    #expect(samples.contains("(1...3).map { (number: Int) -> Driver in\n"))
  }

  @Test("Where the place for a change isn't found, it is left to a person")
  func notes() throws {
    defer { remove() }
    try write([
      SourceFile(path: "Sources/FleetFeature/FleetFeature.swift", text: "struct FleetFeature {}\n")
    ])
    let plan = try ListPlan(
      list("Driver", "name:String"), for: AppPackage(folder, feature: "FleetFeature"))
    #expect(plan.changes == [] && plan.notes.count == 6)
    #expect(
      plan.notes[0]
        == "In the DatabaseMigrator, before it is returned:\nmigrator.registerDrivers()")
  }

  @Test("Code isn't written behind braces that are on the line of its place")
  func oneLine() throws {
    defer { remove() }
    let text = """
      struct FleetFeature {
        enum Tab { case start }
        enum Action {
          case start  // The first.
        }
      }
      extension DatabaseMigrator {
        static func fleet(_ migrator: Self) -> Self { return migrator }
      }

      """
    try write([SourceFile(path: "Sources/FleetFeature/FleetFeature.swift", text: text)])
    let plan = try ListPlan(list("Driver", "name:String"), for: AppPackage(folder, feature: nil))
    #expect(plan.notes.count == 5)
    #expect(
      plan.changes.map(\.new) == [
        text.replacingOccurrences(
          of: "// The first.\n", with: "// The first.\n    case drivers(DriverList.Action)\n")
      ])
  }

  @Test("Names that the app has already, or that the list needs, are refused")
  func clashes() throws {
    defer { remove() }
    let package = try package(.desk)
    func error(_ list: ListTemplate) -> NewError? {
      do { _ = try ListPlan(list, for: package) } catch { return error }
      return nil
    }
    #expect(
      error(try list("Vehicle", "name:String"))
        == .used("Vehicle", place: "Sources/FleetFeature/Models/Vehicle.swift"))
    #expect(
      error(try list("Assignment", plural: "Jobs", "name:String"))
        == .used("jobs", place: "Sources/FleetFeature/App/FleetFeature.swift"))
    #expect(throws: NewError.type("Button", of: "Button")) { try list("Button", "name:String") }
    for name in ["Order", "Item", "Customer", "Contact", "Event"] {
      #expect(error(try list(name, "name:String")) == nil, "\(name)")
    }
  }

  @Test("The folder must be that of a package with one feature, or the one that is named")
  func packages() throws {
    defer { remove() }
    #expect(throws: NewError.noFolder(folder.plainPath)) {
      try AppPackage(folder, feature: nil)
    }
    try write([SourceFile(path: "README.md", text: "")])
    #expect(throws: NewError.noFeature(folder.plainPath)) {
      try AppPackage(folder, feature: nil)
    }
    #expect(throws: NewError.noPackage(folder.plainPath)) { try AppPackage.folder(around: folder) }
    try write([
      SourceFile(path: "Package.swift", text: ""),
      SourceFile(path: "Sources/AFeature/A.swift", text: ""),
      SourceFile(path: "Sources/BFeature/B.swift", text: ""),
    ])
    #expect(throws: NewError.severalFeatures(["AFeature", "BFeature"])) {
      try AppPackage(folder, feature: nil)
    }
    #expect(try AppPackage(folder, feature: "BFeature").tests == "BTests")
    #expect(throws: NewError.unknownFeature("CFeature", known: ["AFeature", "BFeature"])) {
      try AppPackage(folder, feature: "CFeature")
    }
    for path in ["", "Sources/AFeature", "Sources"] {
      #expect(
        try AppPackage.folder(around: folder.appending(path: path)).plainPath == folder.plainPath)
    }
    try Data([0xff]).write(to: folder.appending(path: "Sources/AFeature/A.swift"))
    #expect(throws: (any Error).self) { try AppPackage(folder, feature: "AFeature") }
  }

  @Test("The files of a list parse, whatever its fields are")
  func parsing() throws {
    let fields = FieldType.allCases.flatMap {
      ["a\($0)B:\($0.rawValue)", "b\($0):\($0.rawValue)?"]
    }
    let all = try ListTemplate("Sample", plural: nil, fields: fields.map { try Field($0) })
    let lists = [all, try list("Sample", "name:String")]
    for hasRolesAndLog in [false, true] {
      let files = lists.flatMap { $0.files(app: "Fleet", hasRolesAndLog: hasRolesAndLog) }
      for file in files {
        let tree = Parser.parse(source: file.text)
        #expect(!tree.hasError, "\(file.path)")
        #expect(!file.text.contains("{{") && !file.text.contains("\n\n\n"), "\(file.path)")
      }
    }
  }

  @Test("A change is shown with the lines around it")
  func diff() throws {
    defer { remove() }
    let text =
      "extension DatabaseMigrator {\n  static var fleet: Self {\n    var migrator = Self()\n    // Tables\n    return migrator\n  }\n}\n"
    try write([SourceFile(path: "Sources/FleetFeature/M.swift", text: text)])
    let plan = try ListPlan(list("Driver", "name:String"), for: AppPackage(folder, feature: nil))
    #expect(
      plan.changes.map(\.text) == [
        """
        --- a/Sources/FleetFeature/M.swift
        +++ b/Sources/FleetFeature/M.swift
        @@ -2,6 +2,7 @@
           static var fleet: Self {
             var migrator = Self()
             // Tables
        +    migrator.registerDrivers()
             return migrator
           }
         }

        """
      ])
  }
}
