import Rostrum

/// Views that are dragged to others, and between rows.
struct DraggableSpecimens: View {
  var body: some View {
    Specimens("Drag and drop") {
      Specimen("V10.158", "draggable(_:) to dropDestination(for:action:isTargeted:)") {
        Baskets()
      }
      Specimen("V10.159", "dropDestination(for:action:) of a ForEach") {
        Playlist()
      }
    }
  }
}

private struct Baskets: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @State private var basket: [String] = []
  @State private var isTargeted = false

  var body: some View {
    HStack(spacing: 12) {
      ForEach(fruits, id: \.self) { fruit in
        Text(verbatim: fruit).padding().background(
          Color.blue.opacity(0.15), in: .rect(cornerRadius: 12)
        )
        .draggable(fruit) {
          Label(fruit, systemImage: "basket")
        }
      }
    }
    Text(verbatim: basket.isEmpty ? "Basket" : "Basket with \(basket.joined(separator: ", "))")
      .frame(maxWidth: .infinity, minHeight: 88)
      .background(Color.gray.opacity(isTargeted ? 0.4 : 0.15), in: .rect(cornerRadius: 12))
      .dropDestination(for: String.self) { items, _ in
        basket += items
        fruits.removeAll { items.contains($0) }
        return true
      } isTargeted: {
        isTargeted = $0
      }
  }
}

private struct Song: Codable, Hashable, Identifiable, Transferable {
  var id: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.song"))
    ProxyRepresentation(exporting: \.id)
  }
}

private struct Playlist: View {
  @State private var songs = ["Morning", "Noon", "Evening"].map(Song.init)
  @State private var note = "No title yet"

  var body: some View {
    Text(verbatim: "Night").padding().background(
      Color.blue.opacity(0.15), in: .rect(cornerRadius: 12)
    )
    .draggable(Song(id: "Night"))
    List {
      ForEach(songs) { song in
        Text(verbatim: song.id).draggable(song)
      }
      .dropDestination(for: Song.self) { new, index in
        insert(new, at: index)
      }
    }
    .frame(height: 220)
    Text(verbatim: note)
      .frame(maxWidth: .infinity, minHeight: 60)
      .background(Color.gray.opacity(0.15), in: .rect(cornerRadius: 12))
      .dropDestination(for: String.self) { titles, _ in
        note = "Title: \(titles.joined(separator: ", "))"
        return true
      }
  }

  private func insert(_ new: [Song], at index: Int) {
    let moved = Set(new.map(\.id))
    let before = songs[..<index].filter { !moved.contains($0.id) }
    let after = songs[index...].filter { !moved.contains($0.id) }
    songs = before + new + after
  }
}
