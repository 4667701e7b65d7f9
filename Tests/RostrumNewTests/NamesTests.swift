import Testing

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
      (String(repeating: "A", count: 31), .tooLong(String(repeating: "A", count: 31), maximum: 30)),
    ])
  func refusals(_ name: String, _ error: NewError) {
    #expect(throws: error) { try AppName(name) }
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
      ("Hour", "hour", "an hour"),
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
