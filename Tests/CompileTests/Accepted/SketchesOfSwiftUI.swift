// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

// What apps write and once failed in a bad way: a long body, or a name far from the error.
struct Sketches: View {
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.defaultMinListRowHeight) private var height
  @State private var text = ""
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Form {
        Section("One") {
          TextField("Title", text: $text) { save() }
          Toggle("Shown", isOn: $isShown).tint(.green)
        }
        Section("Two") {
          Text(title).lineSpacing(4).truncationMode(.tail)
          Text(Image(systemName: "star")) + Text(" Favorites")
          Text("\(Image(systemName: "star")) \(Int(height))")
        }
        .listSectionSeparator(.hidden)
      }
      .redacted(reason: isShown ? .placeholder : [])
      .environment(\.defaultMinListRowHeight, 20)
      .navigationTitle("Sketches")
    }
  }

  private var title: String {
    String(localized: "Title", bundle: .main, comment: "A title")
  }

  private func save() { text = "" }
}

struct Board: View {
  let rows = ["a", "b"]
  let columns = [1, 2, 3]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(rows, id: \.self) { row in
          ForEach(columns, id: \.self) { column in
            HStack {
              Text("\(row) \(column)").font(.custom("Papyrus", size: 12, relativeTo: .body))
              Image(systemName: "star").imageScale(.large).accessibility(hidden: true)
            }
            .padding()
            .background(.quaternary, in: Circle())
            .contentShape(.circle)
            .rotationEffect(.degrees(3), anchor: .topLeading)
          }
        }
      }
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollBounceBehavior(.basedOnSize)
    .background(
      RadialGradient(
        stops: [.init(color: .red, location: 0), .init(color: .clear, location: 1)],
        center: .center, startRadius: 0, endRadius: 200))
  }
}

struct Glassy: View {
  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Button("Play") {}.buttonStyle(.glass)
      Text("Now").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 12))
      ContainerRelativeShape().fill(Color.blue.gradient).frame(height: 20)
    }
    .containerShape(.rect(cornerRadius: 16))
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

enum Kind {
  case text, image

  @ViewBuilder var label: some View {
    switch self {
    case .text: Text("Text")
    case .image: Image(systemName: "photo")
    }
  }
}
