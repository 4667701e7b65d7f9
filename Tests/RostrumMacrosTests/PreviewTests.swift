import Testing

@Suite struct PreviewTests {
  @Test("A preview leaves a record in debug builds")
  func record() {
    expectExpansion(
      of: """
        #Preview("Late", traits: .sizeThatFitsLayout) {
          let book = Book()
          BookRow(book: book)
        }
        """,
      by: ["Preview": PreviewMacro.self],
      is: """
        enum __macro_local_7previewfMu_ {
          #if DEBUG
          #if objectFormat(MachO)
          @section("__DATA_CONST,rostrum_previews")
          #else
          @section("rostrum_previews")
          #endif
          @used
          nonisolated static let record: RostrumViews.PreviewRecord = (
            1,
            {
              RostrumViews.PreviewSource.write(
                to: $0,
                "Late",
                traits: .sizeThatFitsLayout,
                file: "TestModule/test.swift",
                path: "test.swift",
                line: 1,
                body: {
                  let book = Book()
                  BookRow(book: book)
                })
            }
          )
          #endif
        }
        """)
  }

  @Test("Properties of a preview belong to a view that it creates")
  func previewableBody() {
    expectExpansion(
      of: """
        #Preview {
          @Previewable @State var isOn = true
          let title = "Sound"
          Toggle(title, isOn: $isOn)
        }
        """,
      by: ["Preview": PreviewMacro.self],
      is: """
        enum __macro_local_7previewfMu_ {
          #if DEBUG
          #if objectFormat(MachO)
          @section("__DATA_CONST,rostrum_previews")
          #else
          @section("rostrum_previews")
          #endif
          @used
          nonisolated static let record: RostrumViews.PreviewRecord = (
            1,
            {
              RostrumViews.PreviewSource.write(
                to: $0,
                file: "TestModule/test.swift",
                path: "test.swift",
                line: 1,
                body: {
                  struct __macro_local_5statefMu_: RostrumViews.View {
                    @State var isOn = true
                    @RostrumViews.ViewBuilder var body: some View {
                      let title = "Sound"
                      Toggle(title, isOn: $isOn)
                    }
                  }
                  return __macro_local_5statefMu_()
                })
            }
          )
          #endif
        }
        """)
  }

  @Test("A property of a preview stays as it is")
  func previewable() {
    expectExpansion(
      of: "@Previewable @State var isOn = true",
      by: ["Previewable": PreviewableMacro.self],
      is: "@State var isOn = true")
  }

  @Test("Attributes of a preview belong to the type that has its record")
  func attributes() {
    expectExpansion(
      of: """
        @available(iOS 17.0, *)
        #Preview { Text("a") }
        """,
      by: ["Preview": PreviewMacro.self],
      is: """
        @available(iOS 17.0, *)enum __macro_local_7previewfMu_ {
          #if DEBUG
          #if objectFormat(MachO)
          @section("__DATA_CONST,rostrum_previews")
          #else
          @section("rostrum_previews")
          #endif
          @used
          nonisolated static let record: RostrumViews.PreviewRecord = (
            1,
            {
              RostrumViews.PreviewSource.write(
                to: $0,
                file: "TestModule/test.swift",
                path: "test.swift",
                line: 1,
                body: { Text("a") })
            }
          )
          #endif
        }
        """)
  }
}
