import ComposableArchitecture
import SwiftUI

/// The books of one status.
struct CatalogSection<Row: View>: View {
  let status: Book.Status
  let books: IdentifiedArrayOf<Book>
  let row: (Book) -> Row
  let onDelete: @MainActor (IndexSet) -> Void

  var body: some View {
    if !books.isEmpty {
      Section {
        ForEach(books) { row($0) }
          .onDelete(perform: onDelete)
      } header: {
        Label {
          status.title
        } icon: {
          Image(systemName: status.symbol)
        }
      }
    }
  }
}
