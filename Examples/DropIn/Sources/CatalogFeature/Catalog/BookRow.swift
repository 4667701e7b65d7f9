import SwiftUI

/// A book in a list.
package struct BookRow: View {
  let book: Book

  package init(book: Book) {
    self.book = book
  }

  package var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 2)
        .fill(book.spine.color)
        .frame(width: 8, height: 36)
      VStack(alignment: .leading) {
        Text(book.title)
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if book.isFavorite {
        Image(systemName: "heart.fill")
          .foregroundStyle(book.spine.color)
          .accessibilityLabel("Favourite")
      }
    }
  }
}
