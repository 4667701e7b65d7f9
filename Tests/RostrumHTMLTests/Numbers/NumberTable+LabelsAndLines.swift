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
  }
}
