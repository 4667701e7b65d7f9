// flags: -module-alias ComposableArchitecture=Rostrum -module-alias SwiftUI=DropInSwiftUI
import ComposableArchitecture
import SwiftUI

@CaseBindable enum Status { case inStock(quantity: Int), soldOut }

struct StatusView: View {
  @Binding var status: Status
  @AppStorage("isCompact") private var isCompact = false

  var body: some View {
    switch $status.cases {
    case .inStock(let $quantity): Stepper("Quantity", value: $quantity)
    case .soldOut: Toggle("Compact", isOn: $isCompact)
    }
  }
}

func check() {
  if !isTesting { reportIssue("Not a test.") }
}
