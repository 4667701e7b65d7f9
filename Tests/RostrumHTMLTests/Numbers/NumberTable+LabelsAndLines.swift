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
    add("Edge+CornerStyle fixed(_:)") { n in ConcentricRectangle(corners: .fixed(n)).fill(.red) }
    add("Edge+CornerStyle init(floatLiteral:)") { n in
      ConcentricRectangle(corners: .concentric(minimum: .init(floatLiteral: n))).fill(.red)
    }
    add("Edge+CornerStyle init(integerLiteral:)") { n in
      ConcentricRectangle(corners: .init(integerLiteral: Int(nearest: n))).fill(.red)
    }
    add("ConcentricRectangle path(in:)") { n in
      ConcentricRectangle().path(in: CGRect(x: n, y: n, width: n, height: n)).fill(.red)
    }
    add("ConcentricRectangle inset(by:)") { n in
      ConcentricRectangle().inset(by: n).fill(.red).containerShape(.rect(cornerRadius: n))
    }
    add("ListSectionMargins listSectionMargins(_:_:)") { n in
      List { Section("a") { Text("b") } }.listSectionMargins(.all, n)
    }
    add("LineHeight multiple(factor:)") { n in Text("a").lineHeight(.multiple(factor: n)) }
    add("LineHeight exact(points:)") { n in Text("a").lineHeight(.exact(points: n)) }
    add("LineHeight leading(increase:)") { n in Text("a").lineHeight(.leading(increase: n)) }
  }
}
