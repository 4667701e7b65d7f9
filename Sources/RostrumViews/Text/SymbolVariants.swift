/// Variants of a symbol.
///
/// ```swift
/// Image(systemName: "star").symbolVariant(.circle.fill)
/// ```
public struct SymbolVariants: Hashable, Sendable {
  private var frame = ""
  private var isSlashed = false
  private var isFilled = false

  /// The symbol without a variant.
  public static let none = SymbolVariants()
  /// The symbol filled.
  public static let fill = none.fill
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// The symbol with a slash.
  public static let slash = none.slash

  /// The filled variant.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variant in a circle.
  public var circle: SymbolVariants { with { $0.frame = ".circle" } }
  /// The variant in a square.
  public var square: SymbolVariants { with { $0.frame = ".square" } }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = ".rectangle" } }
  /// The variant with a slash.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns whether the variant has all parts of another one.
  ///
  /// - Parameter other: The other variant.
  /// - Returns: Whether `.circle.fill` has `.fill`, for example.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame.isEmpty || frame == other.frame) && (isSlashed || !other.isSlashed)
      && (isFilled || !other.isFilled)
  }

  /// The name of a symbol's variant; parts that the name already contains aren't repeated.
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
  /// The variant of symbols in the view.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension View {
  /// Sets the variant of symbols in the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
