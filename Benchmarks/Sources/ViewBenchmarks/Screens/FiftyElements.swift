import Rostrum

/// A list of ten rows; with the element around each of them, that makes fifty elements in the list.
struct FiftyElements: View {
  var body: some View {
    List {
      ForEach(0..<10) { AdderRow(id: $0) }
    }
  }
}

struct AdderRow: View {
  let id: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(count)").accessibilityIdentifier("\(id)")
      Button("Add to \(id)") { count += 1 }
    }
  }
}
