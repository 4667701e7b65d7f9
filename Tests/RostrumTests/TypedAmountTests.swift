import Foundation
import Rostrum
import RostrumTesting
import Testing

@Reducer
private struct Bill {
  @ObservableState
  struct State: Equatable {
    var price = 0.0
    var tip = 0.0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case tipChanged(Double)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .tipChanged(let tip) = action { state.tip = tip }
      return .none
    }
  }
}

private struct BillView: View {
  @Bindable var store: StoreOf<Bill>
  var locale = Locale(identifier: "en_US")

  var body: some View {
    fields.environment(\.locale, locale)
  }

  @ViewBuilder private var fields: some View {
    TextField("Price", value: $store.price, format: .currency(code: "USD"))
    TextField("Tip", value: $store.tip.sending(\.tipChanged), format: .currency(code: "USD"))
    Text(verbatim: "\(store.price + store.tip)")
  }
}

@MainActor @Suite("An amount of a store that is typed letter by letter", .leakChecked)
struct TypedAmountTests {
  @Test("is what was typed", arguments: ["Price", "Tip"])
  func amounts(name: String) async {
    let store = Store(initialState: Bill.State()) { Bill() }
    let host = TestHost { BillView(store: store) }
    await host.textField(name).type("")
    for text in ["1", "10", "100", "1000", "10000", "10000.", "10000.5", "10000.50"] {
      await host.textField(name).type(text)
      #expect(host.textField(name).value == text)
    }
    #expect(store.price + store.tip == 10000.5)
  }

  @Test(
    "is what was typed in the reader's format",
    arguments: ["de_CH", "fr_CA", "sv_SE", "pl_PL", "he_IL", "ar_EG", "fa_IR", "hi_IN", "ja_JP"])
  func locales(identifier: String) async {
    let locale = Locale(identifier: identifier)
    let store = Store(initialState: Bill.State()) { Bill() }
    let host = TestHost { BillView(store: store, locale: locale) }
    let format = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: locale)
    let text = format.format(-1234.5)
    for name in ["Price", "Tip"] {
      await host.textField(name).focus()
      for end in text.indices {
        await host.textField(name).type(String(text[...end]))
        #expect(host.textField(name).value == String(text[...end]))
      }
    }
    #expect([store.price, store.tip] == [-1234.5, -1234.5])
  }
}
