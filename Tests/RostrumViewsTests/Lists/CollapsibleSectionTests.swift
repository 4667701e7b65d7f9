import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Sections that the user can't collapse", .viewsEnd)
struct CollapsibleSectionTests {
  @Test("A section that can't be collapsed shows its rows, without a button")
  func collapsible() throws {
    func section(_ collapsible: Bool) -> Rendering {
      Rendering {
        List {
          Section("A", isExpanded: .constant(false)) { Text("row") }.collapsible(collapsible)
        }
      }
    }
    #expect(try section(true).only(.section).content == .section(isExpanded: false))
    #expect(section(true).all(.row).isEmpty)
    #expect(try section(false).only(.section).content == .section(isExpanded: nil))
    #expect(section(false).all(.row).count == 1)
  }
}
