import Foundation

extension Path: LosslessStringConvertible {
  /// The path as text: the coordinates of each element, followed by its letter.
  ///
  /// ```swift
  /// Path(CGRect(x: 0, y: 0, width: 10, height: 5)).description
  /// // "0 0 m 10 0 l 10 5 l 0 5 l h"
  /// ```
  ///
  /// The letters are `m` for a move, `l` for a line, `q` for a quadratic and `c` for a cubic Bézier
  /// curve, whose control points come first, and `h` for the end of a subpath.
  ///
  /// - Complexity: O(*n*) in the elements of the path.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let point): "\(point.words) m"
      case .line(let point): "\(point.words) l"
      case .quadCurve(let point, let control): "\(control.words) \(point.words) q"
      case .curve(let point, let control1, let control2):
        "\(control1.words) \(control2.words) \(point.words) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from text in the format of ``description``; `nil` for any other text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func points(_ count: Int) -> [CGPoint]? {
      guard numbers.count == 2 * count else { return nil }
      defer { numbers = [] }
      return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
    for word in string.split(separator: " ") {
      switch word {
      case "m":
        guard let points = points(1) else { return nil }
        move(to: points[0])
      case "l":
        guard let points = points(1) else { return nil }
        addLine(to: points[0])
      case "q":
        guard let points = points(2) else { return nil }
        addQuadCurve(to: points[1], control: points[0])
      case "c":
        guard let points = points(3) else { return nil }
        addCurve(to: points[2], control1: points[0], control2: points[1])
      case "h":
        guard numbers.isEmpty else { return nil }
        closeSubpath()
      default:
        guard let number = Double(word) else { return nil }
        numbers.append(CGFloat(number))
      }
    }
    if !numbers.isEmpty { return nil }
  }
}

extension CGPoint {
  /// The coordinates, without fractions of zero.
  fileprivate var words: String { "\(Double(x).shortest) \(Double(y).shortest)" }
}
