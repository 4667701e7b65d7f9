import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct AddressFlowTests {
  private let detail = "/standups/\(Standup.mock.id.uuidString.lowercased())"

  @Test("Every screen has an address, and a launch there shows it")
  func screens() async {
    let host = launch(standups: [.mock])
    #expect(host.address == "/")
    await host.button("Add standup").tap()
    #expect(host.address == "/add")
    await host.button("Cancel").tap()
    await host.link(containing: "Compilers").tap()
    #expect(host.address == detail)
    await host.button("Edit").tap()
    #expect(host.address == detail + "/edit")

    let other = launch(standups: [.mock], address: host.address)
    #expect(other.path == ["Compilers"])
    #expect(other.presentations.map(\.kind) == [.screen])
    #expect(other.presentations.first?.children.map(\.kind) == [.sheet])
    #expect(other.textField("Title").value == "Compilers")
    #expect(other.address == detail + "/edit")
  }

  @Test("The way out of a launch at an address is the usual one")
  func wayOut() async {
    let host = launch(standups: [.mock], address: detail + "/edit")
    await host.button("Cancel").tap()
    #expect(host.address == detail)
    await host.back()
    #expect(host.address == "/")
    #expect(host.path == ["Daily Standups"])
  }

  @Test("The meeting can't be left through an address")
  func record() async {
    let host = launch(standups: [.mock], address: detail + "/record")
    #expect(host.button("End meeting").exists)
    await withKnownIssue { await host.open(URL(string: "/add")!) }
    #expect(host.address == detail + "/record")
  }
}
