import Testing

struct MixedPresentationTests {
  private let rule = RostrumLintTests.rule("mixedPresentation")

  @Test("Names with the same concern") func names() {
    let source = #"""
      struct V: View {
        var body: some View {
          List {}
            .sheet(item: $editor) { Edit($0) }
            .sheet(isPresented: $isEditorPresented) { Edit() }
            .fullScreenCover(isPresented: $showEditor) { Edit() }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["5:8", "6:8"])
  }

  @Test("A list of statements that sets both") func together() {
    let source = #"""
      struct V: View {
        var body: some View {
          Button("a") {
            book = Book()
            isShown = true
          }
          .sheet(item: $book) { Edit($0) }
          .sheet(isPresented: $isShown) { Edit() }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["8:6"])
  }

  @Test("Different concerns, and a change from one to the other") func different() {
    let source = #"""
      struct V: View {
        var body: some View {
          Button("a") {
            book = nil
            isSettingsPresented = true
          }
          .sheet(item: $book) { Edit($0) }
          .sheet(isPresented: $isSettingsPresented) { Settings() }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
