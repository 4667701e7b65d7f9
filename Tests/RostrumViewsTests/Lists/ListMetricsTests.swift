import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Heights and lines of lists", .viewsEnd) struct ListMetricsTests {
  private struct Height: View {
    @Environment(\.defaultMinListRowHeight) private var height

    var body: some View { Text("\(Int(height))") }
  }

  @Test("Rows and headers have minimum heights from the environment")
  func heights() throws {
    let view = Rendering {
      List { Text("a") }
        .environment(\.defaultMinListRowHeight, 20)
        .environment(\.defaultMinListHeaderHeight, 30)
    }
    #expect(try view.only(.list).styles == [.rowMinimum(20), .headerMinimum(30)])
    let form = Rendering { Form { Text("a") }.environment(\.defaultMinListRowHeight, 20) }
    #expect(try form.only(.form).styles == [.rowMinimum(20)])
    #expect(try Rendering { List { Text("a") } }.only(.list).styles == [])
    #expect(TestHost { Height() }.text("48").exists)
  }

  @Test("A section has lines above and below if the app asks for them")
  func lines() throws {
    func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
      try Rendering { List { Group(content: view) } }.only(.section).styles
    }
    #expect(
      try styles { Section { Text("a") }.listSectionSeparator(.visible, edges: .top) }
        == [.sectionLine(.top, nil)])
    #expect(try styles { Section { Text("a") }.listSectionSeparator(.hidden) } == [])
    #expect(
      try styles { Section { Text("a") }.listSectionSeparatorTint(.red) }
        == [.sectionLine(.all, .red)])
  }

  @Test("Styles of lists, tabs, labels and progress views have types")
  func styles() throws {
    let view = Rendering {
      List { Text("a") }.listStyle(GroupedListStyle())
      List { Text("a") }.listStyle(PlainListStyle())
      List { Text("a") }.listStyle(SidebarListStyle())
      List { Text("a") }.listStyle(InsetGroupedListStyle())
      List { Text("a") }.listStyle(InsetListStyle())
      List { Text("a") }.listStyle(DefaultListStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle())
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
      Label("b", systemImage: "star").labelStyle(IconOnlyLabelStyle())
    }
    let lists = view.all(.list).compactMap { list -> ListVariant? in
      if case .list(let variant, _) = list.content { variant } else { nil }
    }
    #expect(lists == [.grouped, .plain, .sidebar, .insetGrouped, .inset, .automatic])
    let bars = view.all(.progress).compactMap { bar -> ProgressVariant? in
      if case .progress(_, let variant) = bar.content { variant } else { nil }
    }
    #expect(bars == [.circular, .linear])
    #expect(view.all(.progress)[1].styles == [.tint(.red)])
    #expect(try view.only(.label).content == .label(.iconOnly))
  }
}
