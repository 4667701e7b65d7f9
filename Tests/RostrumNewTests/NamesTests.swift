import SwiftParser
import SwiftSyntax
import Testing

// NB: Tests the words of names, which are internal.
@testable import RostrumNew

struct NamesTests {
  @Test(
    "Names of apps that are possible",
    arguments: ["Fleet", "MyTool", "A", "Order2", "VIPGuest", "Desks"])
  func names(_ name: String) throws {
    #expect(try AppName(name).text == name)
  }

  @Test(
    "Names of apps that aren't possible",
    arguments: [
      ("fleet", NewError.notAType("fleet")), ("", .notAType("")), ("My Tool", .notAType("My Tool")),
      ("../Fleet", .notAType("../Fleet")), ("Flotte\u{308}", .notAType("Flotte\u{308}")),
      ("Class", .keyword("class")), ("Self", .keyword("Self")), ("Any", .keyword("Any")),
      ("Swift", .module("Swift")), ("Foundation", .module("Foundation")),
      ("SwiftUI", .module("SwiftUI")), ("Rostrum", .module("Rostrum")), ("GRDB", .module("GRDB")),
      ("Testing", .module("Testing")), ("Desk", .module("Desk")),
      ("RostrumTools", .module("RostrumTools")), ("Text", .type("Text", of: "Text")),
      (String(repeating: "A", count: 31), .tooLong(String(repeating: "A", count: 31), maximum: 30)),
    ])
  func refusals(_ name: String, _ error: NewError) {
    #expect(throws: error) { try AppName(name) }
  }

  @Test("Names whose types have the names of others are refused")
  func derivedNames() {
    #expect(throws: NewError.type("Scroll", of: "ScrollView")) {
      try AppTemplate.app.files(AppName("Scroll"), rostrum: .sibling)
    }
    #expect(throws: NewError.type("Tab", of: "Tab")) { try AppName("Tab") }
  }

  @Test("Types that the files of apps and lists use are neither names of apps nor of lists")
  func types() throws {
    let fields = try FieldType.allCases.flatMap {
      [try Field("a\($0):\($0.rawValue)"), try Field("b\($0):\($0.rawValue)?")]
    }
    let list = try ListTemplate("Qqq", plural: nil, fields: fields)
    let app = try AppTemplate.app.files(AppName("Qqq"), rostrum: .sibling)
    let desk = try AppTemplate.desk.files(AppName("Qqq"), rostrum: .sibling)
    var count = 0
    for files in [app, desk, list.files(app: "Qqq"), list.files(app: "Qqq", hasRolesAndLog: true)] {
      let trees = files.filter { $0.path.hasSuffix(".swift") && $0.path != "Package.swift" }
        .map { Parser.parse(source: $0.text) }
      let found = TypeFinder(viewMode: .sourceAccurate)
      for tree in trees { found.walk(tree) }
      for name in found.used.subtracting(found.declared) where !name.contains("Qqq") {
        #expect(throws: (any Error).self, "\(name)") { try AppName.check(type: name) }
        count += 1
      }
    }
    #expect(count > 200)
  }

  @Test(
    "The names that a newcomer tries first",
    arguments: [
      "String", "View", "Store", "State", "Action", "Task", "Text", "Rostrum", "Tab", "Date",
    ])
  func firstNames(_ name: String) throws {
    #expect(throws: (any Error).self) { try AppName(name) }
    #expect(throws: (any Error).self) {
      try ListTemplate(name, plural: nil, fields: [try Field("name:String")])
    }
  }

  @Test("What is called after an app")
  func derived() throws {
    let words = try AppName("MyTool").words
    #expect(words == ["Name": "MyTool", "name": "myTool", "NAME": "MY_TOOL", "file": "mytool"])
  }

  @Test(
    "Words of identifiers",
    arguments: [
      ("Order", "order", "an order"), ("ServiceOrder", "serviceOrder", "a service order"),
      ("VIPGuest", "vipGuest", "a VIP guest"), ("URL", "url", "a URL"), ("User", "user", "a user"),
      ("Umbrella", "umbrella", "an umbrella"), ("customerID", "customerID", "a customer ID"),
      ("Hour", "hour", "an hour"), ("IDCard", "idCard", "an ID card"),
    ])
  func words(_ identifier: String, _ property: String, _ phrase: String) {
    #expect(Words(identifier).property == property)
    #expect(Words(identifier).withArticle == phrase)
  }

  @Test(
    "Plurals",
    arguments: [
      ("Vehicle", "Vehicles"), ("Company", "Companies"), ("Day", "Days"), ("Address", "Addresses"),
      ("Box", "Boxes"), ("Branch", "Branches"), ("Person", "People"),
      ("GrandChild", "GrandChildren"),
      ("ServiceOrder", "ServiceOrders"), ("Bus", "Buses"),
    ])
  func plurals(_ one: String, _ many: String) {
    #expect(Words(one).plural.type == many)
    #expect(!Words(one).looksPlural)
  }

  @Test("Names for several things are told from those for one")
  func severalThings() {
    for name in ["Vehicles", "People", "Companies"] { #expect(Words(name).looksPlural) }
    for name in ["Address", "Status", "Analysis", "Atlas", "News"] {
      #expect(!Words(name).looksPlural)
    }
  }
}

/// The types that code uses, and those that it declares.
private final class TypeFinder: SyntaxAnyVisitor {
  var used: Set<String> = []
  var declared: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A member, as in `Vehicle.City`, isn't a name of its own.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { use(node.baseName) }
    return .visitChildren
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text { declared.insert(name) }
    return .visitChildren
  }

  private func use(_ token: TokenSyntax) {
    if token.text.first?.isUppercase == true { used.insert(token.text) }
  }
}
