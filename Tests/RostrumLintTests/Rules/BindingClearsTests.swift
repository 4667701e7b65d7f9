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
      let a = Binding(get: { model.error != nil }) { _ in
      }
      let b = Binding(get: { model.error != nil }, set: { _ in })
      let c = Binding(get: { error != nil }, set: { isShown = $0 })
      """#
    let good = #"""
      let a = Binding(get: { model.error != nil }) { _ in
      }
      let b = Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } })
      let c = Binding(get: { error != nil }, set: { isShown = $0 })
      """#
    #expect(fixed(source, by: rule) == good)
  }
}
