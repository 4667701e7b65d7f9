import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Guides of separators", .viewsEnd) struct RowGuideTests {
  @Test(
    "A separator begins or ends at a distance from a view, or at a part of its width",
    arguments: [
      (SeparatorGuide(.leading, offset: 0, fraction: 0), { @Sendable _ in 0 }),
      (SeparatorGuide(.leading, offset: -20, fraction: 0), { @Sendable in $0[.leading] - 20 }),
      (SeparatorGuide(.leading, offset: 4, fraction: 0.5), { @Sendable in $0.width / 2 + 4 }),
      (SeparatorGuide(.trailing, offset: 0, fraction: 1), { @Sendable in $0[.trailing] }),
      (
        SeparatorGuide(.trailing, offset: 0, fraction: 1),
        { @Sendable in $0[HorizontalAlignment.listRowSeparatorTrailing] }
      ),
      (SeparatorGuide(.trailing, offset: -8, fraction: 1), { @Sendable in $0.width - 8 }),
    ] as [(SeparatorGuide, @Sendable (ViewDimensions) -> CGFloat)])
  func guides(expected: SeparatorGuide, value: @escaping @Sendable (ViewDimensions) -> CGFloat)
    throws
  {
    let alignment: HorizontalAlignment =
      expected.edge == .leading ? .listRowSeparatorLeading : .listRowSeparatorTrailing
    let view = Rendering {
      List { Text("a").alignmentGuide(alignment, computeValue: value) }
    }
    #expect(try view.only(.text).styles == [.separatorGuide(expected)])
  }

  @Test("A guide follows the state that it reads, and leaves the layout of its stack to the host")
  func state() throws {
    struct Row: View {
      @State private var distance: CGFloat = 12
      var body: some View {
        VStack(alignment: .leading) {
          Button("further") { distance = 30 }
          Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in distance }
        }
      }
    }
    let view = Rendering { Row() }
    func guide(_ offset: Double) -> [StyleProperty] {
      [.separatorGuide(SeparatorGuide(.leading, offset: offset, fraction: 0))]
    }
    let text = { try #require(view.all(.text).first { $0.content.text == "a" }) }
    #expect(try text().styles == guide(12))
    #expect(try view.only(.stack).content == .stack(.vertical))
    try view.perform(.tap, on: .button)
    #expect(try text().styles == guide(30))
  }
}
