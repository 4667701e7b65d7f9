import RostrumElements

/// Visual filters, applied in order.
struct FiltersAtom: StyleAtom {
  enum Name: String, CaseIterable { case filter }
  var name = Name.filter
  var operand: AtomFilters

  var declarations: String { "filter:" + operand.css }
  var atom: Atom { .filters(self) }
}

/// At least one filter.
struct AtomFilters: AtomOperand {
  private var filters: [AtomFilter]

  private static let maximum = 16

  /// - Returns: `nil` if there are no filters.
  init?(_ filters: [VisualFilter]) {
    if filters.isEmpty { return nil }
    self.filters = filters.prefix(Self.maximum).map { AtomFilter($0) }
  }

  init?(_ reader: inout AtomReader) {
    filters = []
    repeat {
      guard filters.count < Self.maximum, let filter = AtomFilter(&reader) else { return nil }
      filters.append(filter)
    } while !reader.isAtEnd
  }

  func write(to token: inout AtomWriter) {
    for filter in filters { filter.write(to: &token) }
  }

  var css: String { filters.map(\.css).joined(separator: " ") }
}

private struct AtomFilter: AtomOperand {
  var function: Function
  var amount: AtomNumber

  enum Function: String, AtomOperand {
    case blur, grayscale, saturation, brightness, contrast, hue, invert
  }

  init(_ filter: VisualFilter) {
    let (function, amount): (Function, Double) =
      switch filter {
      case .blur(let radius): (.blur, radius)
      case .grayscale(let amount): (.grayscale, amount)
      case .saturation(let amount): (.saturation, amount)
      case .brightness(let amount): (.brightness, 1 + amount)
      case .contrast(let amount): (.contrast, amount)
      case .hueRotation(let angle): (.hue, angle.degrees)
      case .invert: (.invert, 1)
      }
    self.function = function
    self.amount = AtomNumber(amount)
  }

  init?(_ reader: inout AtomReader) {
    guard let function = Function(&reader), let amount = AtomNumber(&reader) else { return nil }
    self.function = function
    self.amount = amount
  }

  func write(to token: inout AtomWriter) {
    function.write(to: &token)
    amount.write(to: &token)
  }

  var css: String {
    switch function {
    case .blur: "blur(\(amount.px))"
    case .grayscale: "grayscale(\(amount))"
    case .saturation: "saturate(\(amount))"
    case .brightness: "brightness(\(amount))"
    case .contrast: "contrast(\(amount))"
    case .hue: "hue-rotate(\(amount)deg)"
    case .invert: "invert(\(amount))"
    }
  }
}

extension AtomList {
  mutating func add(_ filters: [VisualFilter]) {
    if let filters = AtomFilters(filters) { add(FiltersAtom(operand: filters)) }
  }
}
