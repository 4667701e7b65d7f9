import Testing

// NB: Tests `properties`, which is internal.
@testable import RostrumGraph
@testable import RostrumScenes
@testable import RostrumViews

@MainActor
@Suite("Comparing values part by part")
struct ValueLayoutTests {
  final class Reference: Equatable {
    nonisolated static func == (first: Reference, second: Reference) -> Bool { true }
  }

  struct Mixed {
    var number = 1
    var text = "text"
    var tuple = (1, ["a"])
    var reference: Reference
    var choice: Choice? = .one
    var action: () -> Void
  }

  enum Choice { case one, two }

  @Test("Equal parts make equal values; any other part makes them unequal")
  func parts() {
    let reference = Reference()
    let action = {}
    let value = Mixed(reference: reference, action: action)
    #expect(ValueLayout.areEqual(value, value))
    #expect(!differs { $0.text = "te" + "xt" })
    #expect(differs { $0.number = 2 })
    #expect(differs { $0.text = "other" })
    #expect(differs { $0.tuple.1 = ["b"] })
    #expect(differs { $0.choice = .two })
    #expect(differs { $0.choice = nil })
    #expect(differs { $0.reference = Reference() })
    var count = 0
    #expect(differs { $0.action = { count += 1 } })
    func differs(_ change: (inout Mixed) -> Void) -> Bool {
      var other = value
      change(&other)
      return !ValueLayout.areEqual(value, other)
    }
  }

  @Test("Bindings to the same location are equal")
  func bindings() {
    struct Pair {
      var first = 1
      var second = 1
    }
    let pair = Binding(get: { Pair() }, set: { _ in })
    #expect(ValueLayout.areEqual(pair.first, pair.first))
    #expect(!ValueLayout.areEqual(pair.first, pair.second))
    #expect(ValueLayout.areEqual(Binding.constant(1), .constant(1)))
    #expect(!ValueLayout.areEqual(Binding.constant(1), .constant(2)))
    #expect(!ValueLayout.areEqual(pair, Binding(get: { Pair() }, set: { _ in })))
  }

  @Test("A view's own == is used")
  func equatable() {
    struct Loose: View, Equatable {
      let number: Int
      var body: some View { Text(verbatim: "\(number)") }
      nonisolated static func == (first: Self, second: Self) -> Bool { true }
    }
    #expect(ValueLayout.areEqual(Loose(number: 1), Loose(number: 2)))
  }

  @Test("Only a view's own dynamic properties are its own, not those of views stored in it")
  func properties() {
    struct Inner: View {
      @State var count = 0
      var body: some View { EmptyView() }
    }
    struct Wrapped: DynamicProperty {
      @State var count = 0
      @Environment(\.isEnabled) var isEnabled
    }
    struct Outer: View {
      let inner: Inner
      @State var count = 0
      let wrapped = Wrapped()
      @Binding var binding: Int
      var body: some View { inner }
    }
    // `count`, the two of `wrapped`, and `wrapped` itself.
    #expect(ValueLayout.of(Outer.self).properties.count == 4)
  }

  @Test("A weak reference to an equatable object is compared by identity")
  func weakReferences() {
    struct Holder {
      weak var reference: Reference?
      var number = 1
    }
    let (first, second) = (Reference(), Reference())
    #expect(ValueLayout.areEqual(Holder(reference: first), Holder(reference: first)))
    #expect(!ValueLayout.areEqual(Holder(reference: first), Holder(reference: second)))
    #expect(!ValueLayout.areEqual(Holder(reference: first), Holder(reference: nil)))
    #expect(ValueLayout.areEqual(Holder(reference: nil), Holder(reference: nil)))
    var gone = Holder(reference: nil)
    do {
      let short = Reference()
      gone.reference = short
    }
    #expect(gone.reference == nil)
    #expect(ValueLayout.areEqual(gone, gone))
  }
}
