import Rostrum

/// A stack of 300 rows, which all exist from the start.
struct EagerRowsApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack {
          ForEach(0..<300) { TwoTexts(row: $0) }
        }
      }
    }
  }
}

/// A row with a text at each end.
struct TwoTexts: View {
  let row: Int

  var body: some View {
    HStack {
      Text("Row \(row)")
      Spacer()
      Text("\(row * 7)")
    }
  }
}
