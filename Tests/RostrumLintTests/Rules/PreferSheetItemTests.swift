import Testing

struct PreferSheetItemTests {
  private let rule = RostrumLintTests.rule("preferSheetItem")

  @Test("Content that is one `if let` of state") func ifLet() {
    let source = #"""
      struct V: View {
        @State private var book: Book?
        @State var isShown = false
        var body: some View {
          Text("a").sheet(isPresented: $isShown) {
            if let book { Detail(book) }
          }
          Text("b").fullScreenCover(isPresented: $isShown, onDismiss: {}) {
            if let it = self.book { Detail(it) }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["5:15", "8:15"])
  }

  @Test("Content that unwraps state with an exclamation mark") func forceUnwrap() {
    let source = #"""
      struct V: View {
        @State private var book: Book?
        var body: some View {
          Text("a")
            .popover(isPresented: $isShown, content: { Detail(book!) })
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["5:8"])
  }

  @Test("Content with something for nil, or with more than the value") func fallback() {
    let source = #"""
      struct V: View {
        @State private var book: Book?
        var body: some View {
          Text("a").sheet(isPresented: $isShown) {
            if let book { Detail(book) } else { ProgressView() }
          }
          .sheet(isPresented: $isOther) {
            Title()
            if let book { Detail(book) }
          }
          .sheet(isPresented: $isThird) {
            if let book, book.isNew { Detail(book) }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("A value that isn't the view's state") func notState() {
    let source = #"""
      struct V: View {
        let book: Book?
        @State var other: Book?
        var body: some View {
          Text("a").sheet(isPresented: $isShown) {
            if let book { Detail(book) }
          }
          .sheet(item: $book) { Detail($0) }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
