import Foundation
import Rostrum

extension NumberTable {
  mutating func addLabelsAndLines() {
    add("View+LabelLook labelIconToTitleSpacing(_:)") { n in
      Label("a", systemImage: "star").labelIconToTitleSpacing(n)
    }
    add("View+LabelLook labelReservedIconWidth(_:)") { n in
      Label("a", systemImage: "star").labelReservedIconWidth(n)
    }
    add("LineHeight multiple(factor:)") { n in Text("a").lineHeight(.multiple(factor: n)) }
    add("LineHeight exact(points:)") { n in Text("a").lineHeight(.exact(points: n)) }
    add("LineHeight leading(increase:)") { n in Text("a").lineHeight(.leading(increase: n)) }
  }
}
