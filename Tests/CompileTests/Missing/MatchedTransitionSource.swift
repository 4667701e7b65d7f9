// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Gallery: View {
  @Namespace private var names
  let albums = ["Sea", "Rain"]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
          ForEach(albums, id: \.self) { album in
            NavigationLink {
              Text(album).navigationTransition(.zoom(sourceID: album, in: names))
            } label: {
              Text(album).font(.headline)
                .matchedTransitionSource(id: album, in: names) { source in  // error: a screen grows
                  source.background(.blue).clipShape(RoundedRectangle(cornerRadius: 8))
                    .shadow(color: .black, radius: 3)
                }
            }
          }
        }
        .padding()
      }
      .navigationTitle("Albums")
    }
  }
}
