import Testing

struct SheetOwnsActionsTests {
  private let rule = RostrumLintTests.rule("sheetOwnsActions")

  @Test("A sheet that is given closures") func closures() {
    let source = #"""
      struct V: View {
        var body: some View {
          List {}
            .sheet(item: $book) { book in
              NavigationStack {
                Edit(book: book, onSave: { save($0) })
                Edit(book: book) {} onCancel: { self.book = nil }
              }
            }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["6:11", "7:11"])
  }

  @Test("Other labels, functions, and views that aren't presented") func others() {
    let source = #"""
      struct V: View {
        var body: some View {
          Edit(onSave: { save($0) })
            .sheet(item: $book) { book in
              Edit(book: book, onDelete: { remove($0) }, onSave: save)
              edit(onSave: { save($0) })
            }
          model.sheet { Edit(onSave: {}) }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("What a store presents")
  func stores() {
    let source = #"""
      struct V: View {
        var body: some View {
          List {}
            .sheet(item: $store.scope(state: \.edit, action: \.edit)) { store in
              Edit(store: store, onCancel: { self.store.send(.cancelTapped) })
            }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
