import Rostrum

/// Sizes of texts and symbols, and placeholders.
struct TextSizeSpecimens: View {
  var body: some View {
    Specimens("Sizes and placeholders") {
      Specimen("V10.272", "redacted(reason: .placeholder)") {
        Text("Redacted").redacted(reason: .placeholder)
        Label("Notes", systemImage: "note").redacted(reason: .placeholder)
      }
      Specimen("V10.273", "lineSpacing(20)") {
        Text("Near\nNear")
        Text("Far\nFar").lineSpacing(20)
      }
      Specimen("V10.105", "imageScale(.large)") {
        HStack {
          Image(systemName: "star").imageScale(.small)
          Image(systemName: "star")
          Image(systemName: "star").imageScale(.large)
        }
      }
      Specimen("V10.270", "truncationMode(.middle)") {
        Text("/home/ada/engines/analytical/notes.txt").lineLimit(1).truncationMode(.head)
          .frame(width: 200)
        Text("/home/ada/engines/analytical/notes.txt").lineLimit(1).truncationMode(.middle)
          .frame(width: 200)
        Text("The first of two lines is whole, and the last has the end of the text")
          .lineLimit(2).truncationMode(.middle).frame(width: 160)
      }
      Specimen("V10.284", "dynamicTypeSize(.accessibility1)") {
        Text("Usual").font(.caption)
        Text("Large").font(.caption).dynamicTypeSize(.accessibility1)
        Text("Inherited").dynamicTypeSize(.accessibility1)
      }
      Specimen("V10.286", #"Text("\(Image(systemName: "star")) Favorites")"#) {
        Text("\(Image(systemName: "star")) Favorites")
      }
    }
  }
}
