import RostrumSessions
import Testing

@Suite struct VisitorTests {
  @Test("The origin of a visitor names the address, and is empty if that isn't known")
  func origin() {
    #expect(Visitor.address([127, 0, 0, 1]).origin == "7f.0.0.1")
    #expect(Visitor.address([127, 0, 1, 1]).origin == "7f.0.1.1")
    #expect(Visitor.unknown.origin.isEmpty)
  }
}
