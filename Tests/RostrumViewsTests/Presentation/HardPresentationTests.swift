import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Presentations under pressure", .viewsEnd)
struct HardPresentationTests {
  struct Fault: Identifiable, LocalizedError {
    let id: Int
    var errorDescription: String? { "fault \(id)" }
  }

  struct Faults: View {
    let log: Log
    @State private var fault: Fault?

    var body: some View {
      Button("first") { fault = Fault(id: 1) }
        .task(id: fault?.id) { if fault?.id == 2 { log("second") } }
        .alert("Fault", item: $fault) { shown in
          Button("Next \(shown.id)") { fault = Fault(id: shown.id + 1) }
          Button("OK \(shown.id)") { log("ok \(shown.id)") }
        }
    }
  }

  @Test("A button of an alert about an item leads to the alert about the next item")
  func next() async {
    let log = Log()
    let host = TestHost { Faults(log: log) }
    await host.button("first").tap()
    await host.button("Next 1").tap()
    #expect(host.presentations.count == 1)
    await host.button("Next 2").tap()
    await host.button("OK 3").tap()
    #expect(host.presentations.isEmpty)
    #expect(log.take() == ["second", "ok 3"])
  }

  struct Replaced: View {
    @Binding var fault: Fault?
    let isDialog: Bool

    var body: some View {
      if isDialog {
        Text("below").confirmationDialog("Fault", item: $fault) { Button("retry \($0.id)") {} }
      } else {
        Text("below").alert("Fault", item: $fault) { Button("retry \($0.id)") {} }
      }
    }
  }

  @Observable final class Model {
    var fault: Fault?
  }

  struct ModelView: View {
    @Bindable var model: Model
    let isDialog: Bool
    var body: some View { Replaced(fault: $model.fault, isDialog: isDialog) }
  }

  @Test("A different item replaces the question about the one before", arguments: [true, false])
  func replaced(isDialog: Bool) async {
    let model = Model()
    let host = TestHost { ModelView(model: model, isDialog: isDialog) }
    model.fault = Fault(id: 1)
    let first = host.presentations.map(\.id)
    #expect(host.button("retry 1").exists)
    model.fault = Fault(id: 2)
    #expect(host.presentations.count == 1)
    #expect(host.presentations.map(\.id) != first)
    #expect(host.button("retry 2").exists)
    await host.button("retry 2").tap()
    #expect(model.fault == nil)
  }

  struct Draft {
    var title: String
  }

  struct Renaming: View {
    @State private var draft: Draft?

    var body: some View {
      Button("rename") { draft = Draft(title: "a") }
        .alert("Rename", item: $draft) { _ in
          TextField("Title", text: Binding(get: { draft?.title ?? "" }, set: { draft?.title = $0 }))
          Button("Done") {}
        }
    }
  }

  @Test("An item without an id can change while its alert is shown")
  func edited() async {
    let host = TestHost { Renaming() }
    await host.button("rename").tap()
    let shown = host.presentations.map(\.id)
    await host.textField("Title").type("b")
    #expect(host.presentations.map(\.id) == shown)
    await host.button("Done").tap()
    #expect(host.presentations.isEmpty)
  }

  struct Nested: View {
    let log: Log
    @State private var popover = false
    @State private var sheet = false
    @State private var alert = false

    var body: some View {
      Button("popover") { popover = true }
        .popover(isPresented: $popover) {
          Button("sheet") { sheet = true }
            .sheet(isPresented: $sheet) {
              log("sheet ends")
            } content: {
              Button("alert") { alert = true }
                .alert("Close all?", isPresented: $alert) {
                  Button("All") { popover = false }
                  Button("Sheet") { sheet = false }
                }
            }
        }
    }
  }

  @Test("An alert over a sheet over a popover ends what is below it, and itself")
  func nested() async {
    let log = Log()
    let host = TestHost { Nested(log: log) }
    for (button, left) in [("Sheet", 1), ("All", 0)] {
      if !host.button("sheet").exists { await host.button("popover").tap() }
      await host.button("sheet").tap()
      await host.button("alert").tap()
      await host.button(button).tap()
      #expect(host.presentations.count == left)
      #expect(log.take() == ["sheet ends"])
    }
    await host.button("popover").tap()
    #expect(host.button("alert").exists, "its state still asks for the sheet, not for the alert")
    #expect(!host.button("All").exists)
  }

  struct Loading: View {
    let log: Log
    @State private var isPresented = false

    var body: some View {
      Button("open") { isPresented = true }
        .sheet(isPresented: $isPresented) { Loaded(log: log) }
    }
  }

  struct Loaded: View {
    let log: Log
    @State private var alert: Fault?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("leave") { dismiss() }
        .task {
          log("loads")
          for await _ in AsyncStream<Void>.makeStream().stream {}
          log(Task.isCancelled ? "cancelled" : "loaded")
          alert = Fault(id: 1)
        }
        .alert("Failed", item: $alert) { _ in }
    }
  }

  @Test("What a sheet loads is cancelled with it, and its late alert doesn't come up")
  func dismissedWhileLoading() async {
    let log = Log()
    let host = TestHost { Loading(log: log) }
    for _ in 1...2 {
      await host.button("open").tap()
      await host.button("leave").tap()
      #expect(host.presentations.isEmpty)
      #expect(log.take() == ["loads", "cancelled"])
    }
  }

  struct Constant: View {
    var body: some View {
      Text("below")
        .alert("Stays", isPresented: .constant(true)) { Button("OK") {} }
    }
  }

  @Test("A question whose state can't change stays, and goes on answering")
  func constant() async {
    let host = TestHost { Constant() }
    for _ in 1...3 {
      await host.button("OK").tap()
      #expect(host.presentations.count == 1)
    }
  }

  struct Twice: View {
    @State private var error: Fault?
    @State private var isPresented = false

    var body: some View {
      Button("ask without an error") { isPresented = true }
      Button("fail") { error = Fault(id: 4) }
        .alert(isPresented: $isPresented, error: error) { Button("Forget") { error = nil } }
    }
  }

  @Test("An alert of an error waits for the error, and keeps its title while it goes")
  func error() async {
    let host = TestHost { Twice() }
    await host.button("ask without an error").tap()
    #expect(host.presentations.isEmpty)
    await host.button("fail").tap()
    #expect(host.presentations.first?.title == "fault 4")
    await host.button("Forget").tap()
    #expect(host.presentations.isEmpty)
    await host.button("fail").tap()
    #expect(host.presentations.isEmpty, "nothing asks for it")
  }
}
