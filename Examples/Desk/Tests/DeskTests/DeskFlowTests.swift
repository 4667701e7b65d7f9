import Foundation
import GRDB
import Rostrum
import RostrumDatabase
import RostrumTesting
import Testing

@testable import DeskFeature

@MainActor struct DeskFlowTests {
  @Test("The dashboard counts the vehicles")
  func dashboard() {
    let host = launch()
    #expect(host.title == "Dashboard")
    #expect(host.text("40").exists)
  }

  @Test("A vehicle is found, opened, changed and seen in the log of somebody else")
  func change() async throws {
    let database = AppDatabase.fleet()
    let (host, other) = (launch(database, address: "/vehicles"), launch(database, address: "/log"))
    await host.textField("Plate or model").type("RS 7")
    #expect(host.all(.tableRow).count == 2)
    await host.all(.tableRow)[1].performPrimaryAction()
    #expect(host.address == "/vehicles/7")
    await host.button("Edit").tap()
    await host.textField("Model").type("e-Crafter")
    await host.button("Save").tap()
    #expect(host.presentations.count == 1 && host.address == "/vehicles/7")
    #expect(host.text("e-Crafter").exists)
    #expect(other.text(containing: "changed").exists)
  }

  @Test("People without the role can't change anything")
  func roles() async {
    let host = launch(address: "/vehicles", roles: [])
    #expect(!host.button("Add").exists)
    await host.all(.tableRow)[1].openRowMenu()
    #expect(host.button("Open").exists && !host.button("Delete").exists)
    await host.button("Open").tap()
    #expect(host.address != "/vehicles" && !host.button("Edit").exists)
  }

  @Test("The columns that somebody has chosen are the same in their other sessions")
  func columns() async {
    let settings = AppSettings.inMemory
    let host = launch(address: "/vehicles", settings: settings)
    let open = launch(address: "/vehicles", settings: settings)
    await host.toggle("City").setOn(false)
    #expect(!host.columnHeader("City").exists)
    #expect(!open.columnHeader("City").exists)
    #expect(!launch(address: "/vehicles", settings: settings).columnHeader("City").exists)
    #expect(launch(address: "/vehicles").columnHeader("City").exists)
  }

  @Test("The address of a vehicle leads to it, and says when it is gone")
  func addresses() {
    #expect(launch(address: "/vehicles/3").title.contains("RS 3"))
    #expect(launch(address: "/vehicles/3000").text("This vehicle was deleted").exists)
  }
}
