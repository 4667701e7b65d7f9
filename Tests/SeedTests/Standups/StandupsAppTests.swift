import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct StandupsAppTests {
  @Test("An app begins in the form of a detail, with the focus on an attendee")
  func begins() {
    let host = TestHost(StandupsApp())
    #expect(host.presentations.map(\.title) == ["Design"])
    #expect(host.presentations.first?.children.map(\.kind) == [.sheet])
    #expect(host.textField("Title").value == "Design Morning Sync")
    #expect(host.textField("Attendee").last.isFocused)
    #expect(host.textField("Attendee").last.value == "Edsger")
  }
}
