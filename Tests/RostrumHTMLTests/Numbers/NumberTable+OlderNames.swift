import Foundation
import Rostrum

extension NumberTable {
  mutating func addOlderControls() {
    add("Slider+LabelLast init(value:in:onEditingChanged:label:)") { n in
      Slider(value: .constant(n), onEditingChanged: { _ in }) { Text("a") }
    }
    add("Slider+LabelLast init(value:in:step:onEditingChanged:label:)") { n in
      Slider(value: .constant(n), in: .widest(n), step: n, onEditingChanged: { _ in }) { Text("a") }
    }
    add(
      "Slider+LabelLast init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)"
    ) { n in
      Slider(
        value: .constant(n), minimumValueLabel: Text("b"), maximumValueLabel: Text("c")
      ) { Text("a") }
    }
    add(
      "Slider+LabelLast init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)"
    ) { n in
      Slider(
        value: .constant(n), in: .widest(n), step: n, minimumValueLabel: Text("b"),
        maximumValueLabel: Text("c")
      ) { Text("a") }
    }
    add("Stepper+LabelLast init(value:step:onEditingChanged:label:)") { n in
      Stepper(value: .constant(n), step: n, onEditingChanged: { _ in }) { Text("a") }
    }
    add("Stepper+LabelLast init(value:in:step:onEditingChanged:label:)") { n in
      Stepper(value: .constant(n), in: .widest(n), step: n, onEditingChanged: { _ in }) {
        Text("a")
      }
    }
  }

  mutating func addTransformedFigures() {
    func size(_ n: Double) -> CGRect { CGRect(x: n, y: n, width: n, height: n) }
    func transform(_ n: Double) -> CGAffineTransform {
      CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n)
    }
    func radii(_ n: Double) -> RectangleCornerRadii {
      RectangleCornerRadii(topLeading: n, bottomLeading: 1, bottomTrailing: n, topTrailing: 2)
    }
    add("Path init(roundedRect:cornerRadii:style:)") { n in
      Path(roundedRect: size(n), cornerRadii: radii(n))
      Path(roundedRect: size(10), cornerRadii: radii(n))
    }
    add("Path init(roundedRect:cornerSize:style:)") { n in
      Path(roundedRect: size(n), cornerSize: CGSize(width: n, height: n))
    }
    add("Path+TransformedFigures addRect(_:transform:)") { n in
      Path { $0.addRect(size(n), transform: transform(n)) }
    }
    add("Path+TransformedFigures addEllipse(in:transform:)") { n in
      Path { $0.addEllipse(in: size(n), transform: transform(n)) }
    }
    add("Path+TransformedFigures addRoundedRect(in:cornerSize:style:transform:)") { n in
      Path {
        $0.addRoundedRect(
          in: size(n), cornerSize: CGSize(width: n, height: n), transform: transform(n))
      }
    }
    add("Path+TransformedFigures addRoundedRect(in:cornerRadii:style:transform:)") { n in
      Path { $0.addRoundedRect(in: size(n), cornerRadii: radii(n), transform: transform(n)) }
    }
    add("Path+TransformedFigures addArc(center:radius:startAngle:endAngle:clockwise:transform:)") {
      n in
      Path {
        $0.addArc(
          center: CGPoint(x: n, y: n), radius: n, startAngle: .degrees(n), endAngle: .degrees(-n),
          clockwise: false, transform: transform(n))
      }
    }
    add("Path+TransformedFigures addArc(tangent1End:tangent2End:radius:transform:)") { n in
      Path {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: CGPoint(x: n, y: n), tangent2End: CGPoint(x: 10, y: n), radius: n,
          transform: transform(n))
      }
      Path {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: n)
      }
    }
  }
}
