import Foundation
import RostrumElements
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Questions before what is shown is left", .viewsEnd)
struct DismissalConfirmationTests {
  enum Kind: CaseIterable { case sheet, cover, popover, screen }

  struct Editor: View {
    let log: Log
    @State private var isUnsaved = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("edit") { isUnsaved = true }
      Button("save") { isUnsaved = false }
      Button("dismiss") { dismiss() }
      Button("force") { withTransaction(\.dismissBehavior, .destructive) { dismiss() } }
      Text(isUnsaved ? "unsaved" : "saved")
        .dismissalConfirmationDialog("Discard?", shouldPresent: isUnsaved) {
          Button("Discard", role: .destructive) { log("discard") }
          Button("Keep", role: .cancel) { log("keep") }
        } message: {
          Text("It is lost then.")
        }
    }
  }

  struct Root: View {
    let kind: Kind
    let log: Log
    @State private var isPresented = false

    var body: some View {
      NavigationStack {
        Button("open") { isPresented = true }
          .modifier(Presenter(kind: kind, isPresented: $isPresented) { Editor(log: log) })
      }
    }
  }

  struct Presenter<Inner: View>: ViewModifier {
    let kind: Kind
    @Binding var isPresented: Bool
    @ViewBuilder let inner: @MainActor () -> Inner

    init(
      kind: Kind, isPresented: Binding<Bool>, @ViewBuilder inner: @escaping @MainActor () -> Inner
    ) {
      self.kind = kind
      _isPresented = isPresented
      self.inner = inner
    }

    func body(content: Content) -> some View {
      switch kind {
      case .sheet: content.sheet(isPresented: $isPresented) { inner() }
      case .cover: content.fullScreenCover(isPresented: $isPresented) { inner() }
      case .popover: content.popover(isPresented: $isPresented) { inner() }
      case .screen: content.navigationDestination(isPresented: $isPresented) { inner() }
      }
    }
  }

  private func leave(_ host: TestHost, _ kind: Kind, byUser: Bool) async {
    if !byUser { return await host.button("dismiss").tap() }
    if kind == .screen { await host.back() } else { await host.dismiss() }
  }

  private func isAsking(_ host: TestHost) -> Bool {
    host.graph.root.all.contains { $0.role == .dialog }
  }

  @Test("Leaving with unsaved work asks", arguments: Kind.allCases, [true, false])
  func asks(_ kind: Kind, byUser: Bool) async {
    let log = Log()
    let host = TestHost { Root(kind: kind, log: log) }
    await host.button("open").tap()
    await host.button("edit").tap()
    await leave(host, kind, byUser: byUser)
    #expect(isAsking(host))
    #expect(host.dialog("Discard?").message == "It is lost then.")
    await host.button("Keep").tap()
    #expect(!isAsking(host))
    #expect(host.text("unsaved").exists, "it is still there")
    await leave(host, kind, byUser: byUser)
    await host.button("Discard").tap()
    #expect(host.presentations.isEmpty)
    #expect(host.button("open").exists)
    #expect(log.take() == ["keep", "discard"])
  }

  @Test("Without unsaved work nothing asks", arguments: Kind.allCases, [true, false])
  func leaves(_ kind: Kind, byUser: Bool) async {
    let host = TestHost { Root(kind: kind, log: Log()) }
    await host.button("open").tap()
    await leave(host, kind, byUser: byUser)
    #expect(host.presentations.isEmpty)
    await host.button("open").tap()
    await host.button("edit").tap()
    await host.button("save").tap()
    await leave(host, kind, byUser: byUser)
    #expect(host.presentations.isEmpty)
  }

  @Test("A destructive transaction leaves without a question", arguments: Kind.allCases)
  func forced(_ kind: Kind) async {
    let host = TestHost { Root(kind: kind, log: Log()) }
    await host.button("open").tap()
    await host.button("edit").tap()
    await host.button("force").tap()
    #expect(host.presentations.isEmpty)
  }

  @Test("Escape keeps the work, as the cancel button does")
  func escape() async {
    let log = Log()
    let host = TestHost { Root(kind: .sheet, log: log) }
    await host.button("open").tap()
    await host.button("edit").tap()
    await host.dismiss()
    await host.dismiss()
    #expect(!isAsking(host))
    #expect(host.text("unsaved").exists)
    #expect(log.take() == ["keep"])
  }

  @Test("The host asks before the page is left, as long as there is unsaved work")
  func page() async {
    let host = TestHost { Editor(log: Log()) }
    func asks() -> Bool { host.graph.root.all.contains { $0.state.accepts(.stay) } }
    #expect(!asks())
    await host.button("edit").tap()
    #expect(asks())
    await host.button("save").tap()
    #expect(!asks())
  }

  struct Program: App {
    let log: Log

    init() { log = Log() }
    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup { Text("main") }
      Window("Editor", id: "editor") { Editor(log: log) }
    }
  }

  @Test("A window with unsaved work asks before it closes")
  func window() async {
    let log = Log()
    let host = TestHost(Program(log: log), address: "/editor")
    await host.button("edit").tap()
    await host.button("dismiss").tap()
    #expect(!host.isClosed)
    await host.button("Keep").tap()
    #expect(host.text("unsaved").exists)
    await host.button("dismiss").tap()
    await host.button("Discard").tap()
    #expect(host.isClosed)
    #expect(host.text("main").exists)
  }

  struct Deep: View {
    let log: Log
    @State private var isPresented = false

    var body: some View {
      Button("open") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          NavigationStack {
            NavigationLink("further") { Editor(log: log) }
          }
        }
    }
  }

  @Test("A sheet asks for the screens in it")
  func deep() async {
    let host = TestHost { Deep(log: Log()) }
    await host.button("open").tap()
    await host.link("further").tap()
    await host.button("edit").tap()
    await host.dismiss()
    #expect(isAsking(host))
    await host.button("Discard").tap()
    #expect(host.presentations.isEmpty)
  }
}
