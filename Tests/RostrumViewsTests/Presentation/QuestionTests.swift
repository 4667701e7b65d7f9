import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Alerts and dialogs", .viewsEnd)
struct QuestionTests {
  @Test("Every button dismisses after its action, and writes the binding once")
  func buttonsDismiss() throws {
    struct Screen: View {
      let log: Log
      @State var isOn = true
      var body: some View {
        Text(verbatim: "a").alert(
          "Delete?",
          isPresented: Binding(
            get: { isOn },
            set: {
              isOn = $0; log("write \($0)")
            })
        ) {
          Press("Delete", role: .destructive) { log("delete") }
          Press("Keep", role: .cancel) { log("keep") }
        } message: {
          Text(verbatim: "It is gone then.")
        }
      }
    }
    for name in ["Delete", "Keep"] {
      let log = Log()
      let stage = Stage { Screen(log: log) }
      #expect(
        stage.tree == """
          text "a"
          alert "Delete?" message="It is gone then."
            button buttonRole="destructive"
              text "Delete"
            button buttonRole="cancel"
              text "Keep"
          """)
      try stage.tap(name)
      #expect(stage.first(.alert) == nil)
      #expect(log.take() == [name.lowercased(), "write false"])
    }
  }

  @Test("A button whose action dismisses already does not write again")
  func noSecondWrite() throws {
    struct Screen: View {
      let log: Log
      @State var isOn = true
      var body: some View {
        let binding = Binding(
          get: { isOn },
          set: {
            isOn = $0; log("write \($0)")
          })
        Text(verbatim: "a").alert("?", isPresented: binding) {
          Press("Yes") { binding.wrappedValue = false }
        }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    try stage.tap("Yes")
    #expect(log.take() == ["write false"])
  }

  @Test("An alert without buttons gets OK; a dialog without a cancel button gets Cancel")
  func fallbacks() throws {
    struct Screen: View {
      @State var asks = true
      @State var chooses = false
      var body: some View {
        Text(verbatim: "a")
          .alert("Saved", isPresented: $asks) {}
          .confirmationDialog("Choose", isPresented: $chooses, titleVisibility: .visible) {
            Press("A") {}
          }
          .onChange(of: asks) { chooses = true }
      }
    }
    let stage = Stage { Screen() }
    #expect(
      stage.tree == """
        text "a"
        alert "Saved"
          button buttonRole="cancel"
            text "OK"
        """)
    try stage.tap("OK")
    #expect(
      stage.tree == """
        text "a"
        dialog "Choose"
          button
            text "A"
          button buttonRole="cancel"
            text "Cancel"
        """)
    try stage.perform(.dismiss, on: stage.first(.dialog))
    #expect(stage.tree == "text \"a\"")
  }

  @Test("Escape presses the cancel button; without one, an alert can't be dismissed")
  func escape() throws {
    struct Screen: View {
      let log: Log
      @State var hasCancel = false
      @State var isOn = true
      var body: some View {
        Text(verbatim: "a").alert("?", isPresented: $isOn) {
          Press("Allow") {
            hasCancel = true; isOn = true
          }
          if hasCancel { Press("No", role: .cancel) { log("no") } }
        }
      }
    }
    let log = Log()
    let locked = Stage { Screen(log: log) }
    let alert = try #require(locked.first(.alert))
    #expect(try locked.refusal(.dismiss, on: alert) == .dismissDisabled(alert.id))
    let stage = Stage { Screen(log: log, hasCancel: true) }
    try stage.perform(.dismiss, on: stage.first(.alert))
    #expect(log.take() == ["no"])
    #expect(stage.first(.alert) == nil)
  }

  @Test("presenting: keeps the data of the presented alert until it is dismissed")
  func keepsData() throws {
    struct Screen: View {
      let log: Log
      @State var isOn = true
      @State var name: String? = "Ada"
      var body: some View {
        Text(verbatim: "a").alert("Delete?", isPresented: $isOn, presenting: name) { name in
          Press("Forget") { log("forget \(name)") }
        } message: { name in
          Text(verbatim: "\(name) is gone then.")
        }
        .task(id: name) {}
        .onAppear { name = nil }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    #expect(stage.first(.alert)?.content.message == "Ada is gone then.")
    try stage.tap("Forget")
    #expect(log.take() == ["forget Ada"])
    #expect(stage.first(.alert) == nil)
  }

  @Test("A sheet and an alert requested together both appear, the alert after the sheet")
  func both() throws {
    struct Screen: View {
      @State var sheet = false
      @State var alert = false
      var body: some View {
        Press("both") {
          alert = true
          sheet = true
        }
        .sheet(isPresented: $sheet) { Text(verbatim: "sheet") }
        .alert("Alert", isPresented: $alert) {}
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("both")
    #expect(stage.graph.presentations.map(\.description) == ["sheet"])
    let dismissal = try #require(stage.graph.presentations.first?.dismissal)
    try stage.graph.perform(dismissal)
    stage.update()
    #expect(stage.graph.presentations.map(\.description) == ["alert \"Alert\""])
  }

  @Test("One replaces another in one step")
  func replaced() throws {
    enum Destination { case sheet, alert }
    struct Screen: View {
      @State var destination: Destination? = .sheet
      var body: some View {
        Text(verbatim: "a")
          .sheet(isPresented: has(.sheet)) { Press("ask") { destination = .alert } }
          .alert("Sure?", isPresented: has(.alert)) {}
      }
      func has(_ value: Destination) -> Binding<Bool> {
        Binding(get: { destination == value }, set: { if !$0 { destination = nil } })
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("ask")
    #expect(stage.graph.presentations.map(\.description) == ["alert \"Sure?\""])
    try stage.tap("OK")
    #expect(stage.graph.presentations.isEmpty)
  }

  @Test("A button that presents the next alert doesn't dismiss it")
  func nextQuestion() throws {
    struct Question: Identifiable { let id: Int }
    struct Screen: View {
      @State var question: Question? = Question(id: 1)
      var body: some View {
        Text(verbatim: "a").modifier(Asking(question: $question))
      }
    }
    struct Asking: ViewModifier {
      @Binding var question: Question?
      func body(content: Content) -> some View {
        content.asks(
          .alert, title: { Text(verbatim: "Question \($0.id)") },
          PresentationSource($question, id: \.id)
        ) { shown in
          Press("next") { question = shown.id < 2 ? Question(id: shown.id + 1) : nil }
        } message: { _ in
          EmptyView()
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("next")
    #expect(stage.graph.presentations.map(\.description) == ["alert \"Question 2\""])
    try stage.tap("next")
    #expect(stage.graph.presentations.isEmpty)
  }

  @Test("Escape is a no-op while the cancel button is disabled")
  func disabledCancel() throws {
    struct Screen: View {
      let log: Log
      @State var isOn = true
      @State var isLocked = true
      var body: some View {
        Text(verbatim: "a").alert("Wait", isPresented: $isOn) {
          Press("Cancel", role: .cancel) { log("cancel") }.disabled(isLocked)
          Press("Unlock") {
            isLocked = false
            isOn = true
          }
        }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    let alert = try #require(stage.first(.alert))
    #expect(try stage.refusal(.dismiss, on: alert) == .dismissDisabled(alert.id))
    #expect(log.take() == [])
    stage.graph.handle(of: alert)?.handlers[.dismiss]?(UserEvent(alert.id, .dismiss))
    #expect(log.take() == [])
    #expect(stage.first(.alert) != nil)
  }
}
