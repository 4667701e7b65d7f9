import SwiftUI

/// The placeholder of an empty list.
struct EmptyShelf: View {
  let onSamples: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "books.vertical")
        .font(.largeTitle)
      Text("No books yet", bundle: .module)
        .font(.headline)
      Button(action: onSamples) {
        Text("Put some on the shelf", bundle: .module)
      }
    }
  }
}
