import Rostrum

/// A view with a large number of distinct styles, and a sheet that can be opened repeatedly.
struct Motion: View {
  @State private var value = 0.0
  @State private var isOptionsPresented = false
  @State private var speed = 1
  @State private var name = ""

  var body: some View {
    VStack {
      Slider(value: $value, in: 0...10_000, step: 1) { Text("Position") }
      Button("Options") { isOptionsPresented = true }
      Rectangle()
        .fill(.teal)
        .frame(width: 20 + value / 100, height: 20)
        .opacity(1 - value / 20_000)
        .offset(x: value / 100)
    }
    .padding()
    .navigationTitle("Motion")
    .sheet(isPresented: $isOptionsPresented) {
      NavigationStack {
        Form {
          TextField("Name", text: $name)
          Picker("Speed", selection: $speed) {
            ForEach(1..<6) { Text("\($0) times") }
          }
        }
        .toolbar { Button("Done") { isOptionsPresented = false } }
      }
    }
  }
}
