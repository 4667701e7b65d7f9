import Testing

struct SharedAlertBindingTests {
  private let rule = RostrumLintTests.rule("sharedAlertBinding")

  @Test("Alerts of one member by one binding") func shared() {
    let source = #"""
      struct V: View {
        var body: some View {
          VStack {
            Text("a").alert("a", isPresented: $isShown) {}
            Text("b").confirmationDialog("b", isPresented: $isShown) {}
          }
          .alert($store.scope(state: \.alert, action: \.alert))
          .alert($store.scope(state: \.alert, action: \.alert))
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["5:17", "8:6"])
  }

  @Test("Different bindings, branches and members") func apart() {
    let source = #"""
      struct V: View {
        var body: some View {
          if isWide {
            Text("a").alert("a", isPresented: $isShown) {}
          } else if isTall {
            Text("b").alert("b", isPresented: $isShown) {}
          } else {
            Text("c").alert("c", isPresented: $isShown) {}
          }
        }
        var other: some View { Text("d").alert("d", isPresented: $isShown) {} }
        var third: some View {
          switch kind {
          case .a: Text("e").alert("e", isPresented: $isShown) {}
          case .b: Text("f").alert("f", isPresented: $isShown) {}
          }
        }
        var fourth: some View {
          Text("g").alert("g", isPresented: $isA) {}.alert("h", isPresented: $isB) {}
            .alert("i", isPresented: .constant(true)) {}.alert("j", isPresented: .constant(true)) {}
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("Alerts of a sheet and of what is below it, and of different results")
  func covered() {
    let source = #"""
      struct V: View {
        var body: some View {
          List {}
            .sheet(item: $book) { Detail($0).alert("a", isPresented: $isShown) {} }
            .alert("b", isPresented: $isShown) {}
        }
        func other() -> AnyView {
          if isWide { return AnyView(wide.alert("c", isPresented: $isShown) {}) }
          return AnyView(tall.alert("d", isPresented: $isShown) {})
        }
        var third: some View {
          isWide ? a.alert("e", isPresented: $isShown) {} : b.alert("f", isPresented: $isShown) {}
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
