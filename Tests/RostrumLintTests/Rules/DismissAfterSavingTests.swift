import Testing

struct DismissAfterSavingTests {
  private let rule = RostrumLintTests.rule("dismissAfterSaving")

  @Test("`dismiss` beside a save") func early() {
    let source = #"""
      struct V: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Button("a") {
            Task { await save() }
            dismiss()
          }
          Button("b") {
            dismiss()
            Task {
              do { try await model.saveBook(book) } catch { log(error) }
            }
          }
          Text("c").task {
            dismiss()
            try? await store.update(book)
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["6:7", "9:7", "15:7"])
  }

  @Test("`dismiss` after the save, or beside something else") func late() {
    let source = #"""
      struct V: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Button("a") {
            Task {
              await save()
              dismiss()
            }
          }
          Button("b") {
            Task { await player.stop() }
            dismiss()
          }
          Button("c") {
            Task { await savedState() }
            dismiss()
          }
          Button("d") {
            if isEmpty { dismiss() }
            Task { await save() }
          }
          Button("e") {
            dismiss()
            onLeave { await save() }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("A function called `dismiss`") func notEnvironment() {
    let source = #"""
      struct V: View {
        var body: some View {
          Button("a") {
            Task { await save() }
            dismiss()
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("Work after a save that has finished")
  func afterwards() {
    let source = #"""
      struct V: View {
        @Environment(\.dismiss) private var dismiss
        func save() async {
          await store.save(book)
          dismiss()
          await store.deleteDraft()
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
