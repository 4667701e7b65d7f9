import RostrumElements

/// A number with at most three decimals, within ±2 000 000.
struct AtomNumber: AtomOperand, CustomStringConvertible {
  private let thousandths: Int32

  private static let limit = 2_000_000

  /// Rounds and clamps a number; not-a-number becomes 0.
  init(_ number: Double) {
    let limit = Double(Self.limit)
    thousandths = Int32(Int(nearest: number.isNaN ? 0 : number.clamped(to: -limit...limit) * 1000))
  }

  /// Clamps a number.
  init(_ number: Int) {
    thousandths = Int32(max(-Self.limit, min(Self.limit, number)) * 1000)
  }

  init?(_ reader: inout AtomReader) {
    guard var word = reader.word(), !word.isEmpty, word.utf8.count <= 12 else { return nil }
    let isNegative = word.first == "m"
    if isNegative { word.removeFirst() }
    let parts = word.split(separator: "p", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(\.isDecimal),
      let number = Double(parts.joined(separator: "."))
    else { return nil }
    self.init(isNegative ? -number : number)
  }

  func write(to token: inout AtomWriter) { token.write(text(minus: "m", point: "p")) }

  /// The number in CSS notation.
  var description: String { text(minus: "-", point: ".") }

  /// The number as a length in CSS notation.
  var px: String { thousandths == 0 ? "0" : description + "px" }

  /// The number as a length for `calc()`, which requires a unit even for 0.
  var calculablePx: String { description + "px" }

  var value: Double { Double(thousandths) / 1000 }

  var isOne: Bool { thousandths == 1000 }

  private func text(minus: String, point: String) -> String {
    let magnitude = thousandths.magnitude
    let (whole, part) = magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = thousandths < 0 ? minus + String(whole) : String(whole)
    if part != 0 {
      var decimals = String(part + 1000).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      text += point + decimals
    }
    return text
  }
}

extension Substring {
  /// Whether the text contains only digits.
  fileprivate var isDecimal: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

/// Two numbers, the horizontal one first.
struct AtomPair: AtomOperand {
  var x: AtomNumber
  var y: AtomNumber

  init(_ x: Double, _ y: Double) {
    self.x = AtomNumber(x)
    self.y = AtomNumber(y)
  }

  init?(_ reader: inout AtomReader) {
    guard let x = AtomNumber(&reader), let y = AtomNumber(&reader) else { return nil }
    self.x = x
    self.y = y
  }

  func write(to token: inout AtomWriter) {
    x.write(to: &token)
    y.write(to: &token)
  }
}

/// A length, or all available space.
enum AtomLimit: AtomOperand {
  case infinity
  case length(AtomNumber)

  init(_ length: Double) {
    self = length == .infinity ? .infinity : .length(AtomNumber(length))
  }

  init?(_ reader: inout AtomReader) {
    if reader.next == "infinity" {
      _ = reader.word()
      self = .infinity
    } else if let length = AtomNumber(&reader) {
      self = .length(length)
    } else {
      return nil
    }
  }

  func write(to token: inout AtomWriter) {
    switch self {
    case .infinity: token.write("infinity")
    case .length(let length): length.write(to: &token)
    }
  }
}
