import Testing

struct AlertPresentingTests {
  private let rule = RostrumLintTests.rule("alertPresenting")

  @Test("Closures that unwrap state") func unwraps() {
    let source = #"""
      struct V: View {
        @State private var book: Book?
        var body: some View {
          Text("a")
            .alert("a", isPresented: $isShown) {
              Button("b") { delete(book!) }
            } message: {
              Text("c")
            }
            .confirmationDialog("a", isPresented: $isShown) {
              if let book { Button("b") { delete(book) } }
            }
            .alert("a", isPresented: $isShown) {} message: {
              if let it = self.book { Text(it.title) }
            }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["5:8", "10:8", "13:8"])
  }

  @Test("`presenting:`, other values, and work in an action") func others() {
    let source = #"""
      struct V: View {
        @State private var book: Book?
        let other: String?
        var body: some View {
          Text("a")
            .alert("a", isPresented: $isShown, presenting: book) { _ in Text(book!.title) }
            .alert("a", isPresented: $isShown) { if let other { Text(other) } }
            .alert("a", isPresented: $isShown) {
              Button("b") { if let book { open(book) } }
              Text(book?.title ?? "")
            }
            .sheet(isPresented: $isShown) { Text(book!.title) }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
