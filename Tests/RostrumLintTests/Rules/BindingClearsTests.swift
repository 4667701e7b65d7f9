import Testing

struct BindingClearsTests {
  private let rule = RostrumLintTests.rule("bindingClears")

  @Test("Setters that don't clear the value") func setters() {
    let source = #"""
      let a = Binding(get: { error != nil }, set: { _ in })
      let c = Binding(
        get: { return error != nil },
        set: { if $0 { self.error = nil } })
      struct V: View {
        @State var isShown = false
        var b: Binding<Bool> {
          Binding<Bool>(get: { self.error != nil }, set: { isShown = $0 })
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["1:45", "4:18", "8:52"])
  }

  @Test("Setters that clear it, call something, or have a different getter") func clears() {
    let source = #"""
      let a = Binding(get: { error != nil }, set: { if !$0 { error = nil } })
      let b = Binding(get: { error != nil }, set: { _ in error = nil })
      let c = Binding(get: { error != nil }, set: { if !$0 { model.dismiss() } })
      let d = Binding(get: { isShown }, set: { _ in })
      let g = Binding(get: { self.model.error != nil }, set: { _ in model.error = nil })
      let h = Binding(get: { model.error != nil }, set: { _ in model.state = .idle })
      let i = Binding(get: { error != nil }, set: { error = $0 ? error : nil })
      let e = Binding(get: { error != nil }, set: { isShown in
        guard !isShown else { return }
        error = nil
      })
      let f = Binding(get: { error != nil && isShown }, set: { _ in })
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("The fix of a setter that does nothing") func fix() {
    let source = #"""
      struct V: View {
        @State private var error: MyError?
        @Binding var selection: Int?
        var a: Binding<Bool> {
          Binding(get: { error != nil }) { _ in
          }
        }
        var b: Binding<Bool> { Binding(get: { self.error != nil }, set: { _ in }) }
        var c: Binding<Bool> { Binding { selection != nil } set: { (_: Bool) in } }
      }
      """#
    let good = #"""
      struct V: View {
        @State private var error: MyError?
        @Binding var selection: Int?
        var a: Binding<Bool> {
          Binding(get: { error != nil }) { if !$0 { error = nil } }
        }
        var b: Binding<Bool> { Binding(get: { self.error != nil }, set: { if !$0 { self.error = nil } }) }
        var c: Binding<Bool> { Binding { selection != nil } set: { if !$0 { selection = nil } } }
      }
      """#
    #expect(fixed(source, by: rule) == good)
  }

  @Test(
    "No fix where the optional may not be set, has a different meaning, or a comment would be lost")
  func noFix() {
    let source = #"""
      struct V: View {
        @State private var error: MyError?
        let selection: Int?
        var failure: MyError? { error }
        var a: Binding<Bool> { Binding(get: { model.error != nil }, set: { _ in }) }
        var b: Binding<Bool> { Binding(get: { selection != nil }, set: { _ in }) }
        var c: Binding<Bool> { Binding(get: { failure != nil }, set: { _ in }) }
        var d: Binding<Bool> {
          Binding(get: { error != nil }, set: { _ in
            // The button does it.
          })
        }
        func e() { rows.map { error in Binding(get: { error != nil }, set: { _ in }) } }
      }
      """#
    #expect(places(of: rule, in: source).count == 5)
    #expect(fixed(source, by: rule) == source)
  }
}
