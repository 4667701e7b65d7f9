import Testing

struct SharedAlertBindingTests {
  private let rule = RostrumLintTests.rule("sharedAlertBinding")

  @Test("Alerts of one member by one binding") func shared() {
    let source = #"""
      struct V: View {
        @State var isShown = false
        @Bindable var store: StoreOf<Feature>
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
    #expect(places(of: rule, in: source) == ["7:17", "10:6"])
  }

  @Test("Different bindings, branches and members") func apart() {
    let source = #"""
      struct V: View {
        @State var isShown = false
        @State var isA = false
        @State var isB = false
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
        @State var isShown = false
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

  @Test("Bindings of closures, of different states of a store, and of elsewhere")
  func otherBindings() {
    let source = #"""
      struct V: View {
        @State var isUp = false
        let destination: Store
        var body: some View {
          Keep(false) { $isUp in Text("a").alert("a", isPresented: $isUp) {} }
          Keep(false) { $isUp in Text("b").alert("b", isPresented: $isUp) {} }
          Text("c").alert("c", isPresented: $isElsewhere) {}
          Text("d").alert("d", isPresented: $isElsewhere) {}
            .alert(store: destination, state: /A.alert, action: B.alert)
            .confirmationDialog(store: destination, state: /A.dialog, action: B.dialog)
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
