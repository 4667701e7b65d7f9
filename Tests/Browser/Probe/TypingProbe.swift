import Foundation
import Rostrum

/// A field of each kind of number, and the numbers that are stored.
struct TypingProbe: View {
  @Environment(\.locale) private var locale
  @State private var number = 0.0
  @State private var price = 0.0
  @State private var share = 0.0
  @State private var count = 0

  var body: some View {
    VStack {
      TextField("number", value: $number, format: .number)
      Text("number: \("\(number)")")
      TextField("price", value: $price, format: .currency(code: "EUR"))
      Text("price: \("\(price)")")
      TextField("share", value: $share, format: .percent)
      Text("share: \("\(share)")")
      TextField("count", value: $count, format: .number)
      Text("count: \("\(count)")")
      Text("separator: \(locale.decimalSeparator ?? ".")")
    }
  }
}
