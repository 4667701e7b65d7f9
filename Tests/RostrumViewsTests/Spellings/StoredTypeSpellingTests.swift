import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

/// What apps keep in types of their own.
@MainActor
@Suite("SwiftUI types as property types", .viewsEnd)
struct StoredTypeSpellingTests {
  struct SheetOptions {
    var detents: Set<PresentationDetent> = [.large]
    var background: PresentationBackgroundInteraction = .automatic
    var content: PresentationContentInteraction = .automatic
  }

  @Test("A sheet gets its options from a custom type")
  func sheet() throws {
    let options = SheetOptions(detents: [.medium], background: .enabled, content: .scrolls)
    let view = Rendering {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b")
          .presentationDetents(options.detents)
          .presentationBackgroundInteraction(options.background)
          .presentationContentInteraction(options.content)
      }
    }
    let sheet = try view.only(.sheet)
    #expect(
      sheet.content
        == .sheet([.detents([.medium]), .backgroundInteraction, .contentInteraction(.scrolls)]))
  }

  @Test("Automatic options add no facts to a sheet")
  func automatic() throws {
    let options = SheetOptions()
    let view = Rendering {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b")
          .presentationBackgroundInteraction(options.background)
          .presentationContentInteraction(options.content)
      }
    }
    let sheet = try view.only(.sheet)
    #expect(sheet.content == .sheet([]))
  }

  @Test("Columns are dictionary keys of an app")
  func columns() {
    let titles: [NavigationSplitViewColumn: String] = [
      .sidebar: "s", .content: "c", .detail: "d",
    ]
    #expect(titles[.sidebar] == "s" && titles[.content] == "c" && titles[.detail] == "d")
  }

  @Test("A visibility of two columns hides the first of three")
  func visibility() {
    struct Shelves: View {
      @State var visibility: NavigationSplitViewVisibility = .doubleColumn
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("side")
        } content: {
          Text("middle")
        } detail: {
          Text("end")
        }
      }
    }
    let host = TestHost { Shelves() }
    #expect(!host.text("side").exists)
    #expect(host.text("middle").exists && host.text("end").exists)
  }

  @Test("A method of the view receives the proxy, and computes with its size")
  func proxy() {
    func cell(_ proxy: GeometryProxy) -> some View {
      Text("\(Int(proxy.size.width / 3))").frame(width: proxy.size.width / 3)
    }
    let view = Rendering { GeometryReader { proxy in cell(proxy) } }
    #expect(view.all(.text).map { $0.content.text } == ["130"])
  }

  @Test("An edit mode is state of a feature, from the start")
  func editMode() async {
    struct State { var editMode: EditMode = .inactive }
    let state = Box(State())
    let host = TestHost {
      List { Text("a") }
      EditButton().environment(\.editMode, state.binding.editMode)
    }
    await host.button("Edit").tap()
    #expect(state.value.editMode == .active)
  }

  @Test("A visibility is passed on", arguments: [Visibility.visible, .hidden])
  func shared(visibility: Visibility) {
    let view = Rendering {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("b") {} }
            .sharedBackgroundVisibility(visibility)
        }
      }
    }
    #expect(
      view.all(.toolbarItem).map(\.content) == [
        .toolbarItem(.topBarLeading, background: visibility)
      ])
  }
}
