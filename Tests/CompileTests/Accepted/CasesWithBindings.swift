// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

// Bindings to the values of an enum's cases, of an enum without `@CasePathable`.

@CaseBindable enum Status: Equatable {
  case inStock(quantity: Int)
  case soldOut(isOnBackOrder: Bool)
  case unknown
}

@CasePathable @CaseBindable enum Both { case one(Int), none }

@Observable final class Item { var status = Status.inStock(quantity: 1) }

struct Row { var status: Status }

struct StatusView: View {
  @Binding var status: Status

  var body: some View {
    switch $status.cases {
    case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
    case .soldOut(let $isOnBackOrder): Toggle("On back order", isOn: $isOnBackOrder)
    case .unknown: Text("Unknown")
    }
    Text(status.is(\.inStock) ? "In stock" : "Sold out")
  }
}

struct RowView: View {
  @Binding var row: Row
  @State var own = Row(status: .unknown)

  var body: some View {
    switch $row.status.cases {
    case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
    case .soldOut(let $isOnBackOrder): Toggle("On back order", isOn: $isOnBackOrder)
    case .unknown: Text("Unknown")
    }
    switch $own.status.cases {
    case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
    default: Text(own.status.is(\.unknown) ? "Unknown" : "Sold out")
    }
    StatusView(status: $row.status)
  }
}

struct ItemView: View {
  @Bindable var item: Item

  var body: some View {
    switch $item.status.cases {
    case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
    case .soldOut(let $isOnBackOrder): Toggle("On back order", isOn: $isOnBackOrder)
    case .unknown: Text("Unknown")
    }
    StatusView(status: $item.status)
  }
}
