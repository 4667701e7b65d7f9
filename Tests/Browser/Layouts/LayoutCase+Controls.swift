import Rostrum

extension LayoutCase {
  /// Controls, lists and screens among other views.
  static var controls: [LayoutCase] {
    [
      LayoutCase("button") { Button("Save") {} },
      LayoutCase("bordered button") { Button("Save") {}.buttonStyle(.bordered) },
      LayoutCase("prominent button that fills") {
        Button {
        } label: {
          Text("Save").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      },
      LayoutCase("plain button that fills") {
        Button {
        } label: {
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }
        }
        .buttonStyle(.plain)
      },
      LayoutCase("buttons in a row") {
        HStack {
          Button("Cancel") {}.buttonStyle(.bordered)
          Button("Save") {}.buttonStyle(.bordered)
        }
      },
      LayoutCase("button below a text") {
        VStack {
          Text("0")
          Button("Add") {}.buttonStyle(.bordered)
        }
      },
      LayoutCase("toggle") { Toggle("On", isOn: .constant(true)) },
      LayoutCase("toggle without a label") { Toggle("On", isOn: .constant(true)).labelsHidden() },
      LayoutCase("toggle above a text") {
        VStack {
          Toggle("On", isOn: .constant(true))
          Text("a")
        }
        .padding()
      },
      LayoutCase("text field") { TextField("Name", text: .constant("")) },
      LayoutCase("text field in a frame") {
        TextField("Name", text: .constant("")).frame(width: 200)
      },
      LayoutCase("text field beside a button") {
        HStack {
          TextField("Name", text: .constant(""))
          Button("Add") {}.buttonStyle(.bordered)
        }
        .padding()
      },
      LayoutCase("text field above a spacer") {
        VStack {
          TextField("Name", text: .constant(""))
          SecureField("Password", text: .constant(""))
          Spacer()
        }
      },
      LayoutCase("slider") { Slider(value: .constant(0.5)) },
      LayoutCase("slider beside a text") {
        HStack {
          Text("0")
          Slider(value: .constant(0.5))
          Text("1")
        }
      },
      LayoutCase("progress bar") { ProgressView(value: 0.5) },
      LayoutCase("progress bar beside a text") {
        HStack {
          ProgressView(value: 0.5)
          Text("50 %")
        }
      },
      LayoutCase("spinner") { ProgressView() },
      LayoutCase("spinners of each size") {
        HStack {
          ForEach(ControlSize.allCases, id: \.self) { ProgressView().controlSize($0) }
        }
      },
      LayoutCase("stepper") { Stepper("Count", value: .constant(1)) },
      LayoutCase("segmented picker") {
        Picker("Size", selection: .constant(1)) {
          Text("S").tag(1)
          Text("L").tag(2)
        }
        .pickerStyle(.segmented)
      },
      LayoutCase("text editor below a text") {
        VStack(spacing: 0) {
          Text("Title")
          TextEditor(text: .constant(""))
        }
      },
      LayoutCase("text editor beside a color") {
        HStack(spacing: 0) {
          TextEditor(text: .constant(""))
          Color.red
        }
      },
    ]
  }
}
