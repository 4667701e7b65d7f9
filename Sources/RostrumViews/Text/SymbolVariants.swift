/// Other drawings of the same symbol.
public struct SymbolVariants: Hashable, Sendable {
  let suffix: String

  /// The symbol as its name says.
  public static let none = SymbolVariants(suffix: "")
  /// The symbol filled.
  public static let fill = SymbolVariants(suffix: ".fill")
  /// The symbol in a circle.
  public static let circle = SymbolVariants(suffix: ".circle")
  /// The symbol struck through.
  public static let slash = SymbolVariants(suffix: ".slash")

  /// The name of the drawing of a symbol.
  func applied(to name: String) -> String {
    suffix.isEmpty || name.hasSuffix(suffix) ? name : name + suffix
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
