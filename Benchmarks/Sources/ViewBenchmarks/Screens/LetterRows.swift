import Rostrum

/// Rows of a stack that scrolls, with ten elements each.
struct LetterRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count) { LetterRow(id: $0) }
      }
    }
  }
}

private struct LetterRow: View {
  let id: Int

  var body: some View {
    HStack {
      Circle().frame(width: 40, height: 40)
      VStack(alignment: .leading) {
        Text("Sender \(id)")
        Text("What the letter is about, in a line or two").font(.caption)
      }
      Spacer()
      Text("12:30")
      Button("Archive") {}
    }
    .padding(.horizontal, 16)
    Divider()
  }
}
