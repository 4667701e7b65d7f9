import RostrumScenes

/// What comes up and goes away.
extension Scenarios {
  struct Sheet: Scenario {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Form() }
    }

    struct Form: View {
      @State private var choice = 0
      @State private var name = ""

      var body: some View {
        TextField("Name", text: $name)
        Picker("Choice", selection: $choice) {
          ForEach(0..<10) { Text("Option \($0)") }
        }
      }
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      await visitor.tap("Open")
      await visitor.act(.setText("Blob"), on: .textField)
      await visitor.act(.dismiss, on: .sheet)
    }
  }

  struct Popover: Scenario {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .popover(isPresented: $isOpen) { Details() }
    }

    struct Details: View {
      @FocusState private var isFocused: Bool
      @Namespace private var region
      @Environment(\.dismiss) private var dismiss
      @State private var name = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isFocused)
          Button("Done") { dismiss() }.prefersDefaultFocus(in: region)
        }
        .focusScope(region)
        .onAppear { isFocused = true }
        .task {}
      }
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      await visitor.tap("Open")
      await visitor.tap("Done")
    }
  }

  struct Alert: Scenario {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .alert("Question", isPresented: $isOpen) {
          Button("Yes") {}
          Button("No", role: .cancel) {}
        } message: {
          Text("Really?")
        }
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      await visitor.tap("Open")
      await visitor.tap("Yes")
    }
  }

  struct Dialog: Scenario {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .confirmationDialog("Question", isPresented: $isOpen) {
          Button("Delete", role: .destructive) {}
        }
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      await visitor.tap("Open")
      await visitor.tap("Cancel")
    }
  }
}
