import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Widths of columns", .viewsEnd) struct ColumnWidthTests {
  private func columns(@ViewBuilder _ sidebar: () -> some View) -> [Element] {
    Rendering { NavigationSplitView(sidebar: sidebar) { Text("detail") } }.all(.column)
  }

  @Test("A column has the width that its screen sets")
  func width() {
    let columns = columns { Text("a").navigationSplitViewColumnWidth(200) }
    #expect(
      columns.map(\.styles) == [[.columnWidth(least: 200, ideal: 200, greatest: 200)], []])
  }

  @Test("A width can have bounds")
  func limits() {
    let columns = columns { Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 250) }
    #expect(
      columns.first?.styles == [.columnWidth(least: 100, ideal: 250, greatest: nil)])
  }

  @Test("A split view declares its style")
  func style() throws {
    let view = Rendering {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
      .navigationSplitViewStyle(.prominentDetail)
    }
    #expect(try view.only(.splitView).content == .splitView(.automatic, .prominentDetail))
  }
}
