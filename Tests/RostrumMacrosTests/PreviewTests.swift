import Testing

@Suite struct PreviewTests {
  @Test("A preview leaves nothing in the program")
  func leavesNothing() {
    expectExpansion(
      of: """
        #Preview("Late") {
          let book = Book()
          BookRow(book: book)
        }
        """,
      by: ["Preview": PreviewMacro.self],
      is: "")
  }

  @Test("A property of a preview stays as it is")
  func previewable() {
    expectExpansion(
      of: "@Previewable @State var isOn = true",
      by: ["Previewable": PreviewableMacro.self],
      is: "@State var isOn = true")
  }
}
