import RostrumElements

extension DOMNode {
  /// A measure in a range, as a bar or a ring.
  static func gauge(
    _ element: ElementSnapshot, _ value: Double, in bounds: ClosedRange<Double>,
    _ variant: GaugeVariant, _ words: SystemWords
  ) -> DOMNode {
    let (minimum, maximum) = (bounds.lowerBound, bounds.upperBound)
    let fraction = ((value - minimum) / (maximum - minimum)).clamped(to: 0...1)
    let (shape, drawing) =
      switch variant {
      case .accessoryCircular: ("ring", ring(fraction, of: 75))
      case .accessoryCircularCapacity: ("ring", ring(fraction, of: 100))
      case .accessoryLinear: ("bar", markedBar(fraction))
      case .automatic, .linearCapacity, .accessoryLinearCapacity: ("bar", bar(fraction))
      }
    let labels = DOMNode("div", class: "r-gauge__labels").slot()
    return DOMNode("div", class: "r-gauge-\(shape)", [drawing, labels]).with {
      if variant != .automatic { $0.classes.append("r-gauge-\(variant.rawValue)") }
      $0["role"] = "meter"
      $0["aria-valuemin"] = Decimal.text(minimum)
      $0["aria-valuemax"] = Decimal.text(maximum)
      $0["aria-valuenow"] = Decimal.text(value)
      $0["aria-valuetext"] = element.state.value
      $0["aria-label"] = element.label ?? words[.measure]
    }
  }

  private static func bar(_ fraction: Double) -> DOMNode {
    DOMNode("progress", class: "r-gauge__bar").with {
      $0["max"] = "1"
      $0["value"] = Decimal.text(fraction)
      $0["aria-hidden"] = "true"
    }
  }

  /// A thin bar with a marker at a fraction of its length.
  private static func markedBar(_ fraction: Double) -> DOMNode {
    DOMNode("div", class: "r-gauge__bar").with {
      $0.atoms.append(GaugeMarkAtom(operand: AtomNumber(fraction)).atom)
      $0["aria-hidden"] = "true"
    }
  }

  /// A ring that is filled up to a fraction of its sweep.
  private static func ring(_ fraction: Double, of sweep: Double) -> DOMNode {
    func circle(_ part: String, _ length: Double) -> DOMNode {
      DOMNode("circle", class: "r-gauge__\(part)").with {
        $0["cx"] = "12"
        $0["cy"] = "12"
        $0["r"] = "10"
        $0["pathLength"] = "100"
        $0["stroke-dasharray"] = "\(Decimal.text(length)) 100"
      }
    }
    return DOMNode("svg", [circle("track", sweep), circle("value", fraction * sweep)]).with {
      $0["viewBox"] = "0 0 24 24"
      $0["aria-hidden"] = "true"
    }
  }
}
