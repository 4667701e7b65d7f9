/// Other drawings of the same symbol.
///
/// ```swift
/// Image(systemName: "star").symbolVariant(.circle.fill)
/// ```
public struct SymbolVariants: Hashable, Sendable {
  private var frame = ""
  private var isSlashed = false
  private var isFilled = false

  /// The symbol as its name says.
  public static let none = SymbolVariants()
  /// The symbol filled.
  public static let fill = none.fill
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// The symbol struck through.
  public static let slash = none.slash

  /// The same drawing, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same drawing in a circle.
  public var circle: SymbolVariants { with { $0.frame = ".circle" } }
  /// The same drawing in a square.
  public var square: SymbolVariants { with { $0.frame = ".square" } }
  /// The same drawing in a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = ".rectangle" } }
  /// The same drawing, struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// The name of the drawing of a symbol; what the name says already is not said again.
  func applied(to name: String) -> String {
    if self == .none { return name }
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    let wasFilled = words.count > 1 && words.last == "fill"
    if wasFilled { words.removeLast() }
    let wasSlashed = words.count > 1 && words.last == "slash"
    if wasSlashed { words.removeLast() }
    var base = words.joined(separator: ".")
    if !base.hasSuffix(frame) { base += frame }
    return base + (isSlashed || wasSlashed ? ".slash" : "")
      + (isFilled || wasFilled ? ".fill" : "")
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }
}

extension EnvironmentValues {
  /// The drawings of symbols here.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension View {
  /// Draws the symbols of the view in another way.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
