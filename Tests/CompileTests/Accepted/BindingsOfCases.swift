import Rostrum

@CasePathable @dynamicMemberLookup enum Status {
  case inStock(quantity: Int)
  case soldOut
}

struct StatusView: View {
  @Binding var status: Status
  @Binding var shown: Status?

  var body: some View {
    if let $quantity = $status.inStock {
      Stepper("\($quantity.wrappedValue)", value: $quantity)
    }
    Text("Shown").sheet(isPresented: $shown.soldOut) { Text("Sold out") }
  }
}
