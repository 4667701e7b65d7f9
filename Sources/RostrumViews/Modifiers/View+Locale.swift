public import Foundation

extension View {
  /// Sets the locale of the view and its content.
  ///
  /// ```swift
  /// Text("Bonjour").environment(\.locale, Locale(identifier: "fr"))
  /// ```
  ///
  /// Hosts announce the language of the content, so that a screen reader pronounces it right. The
  /// direction of the content doesn't change: see `\.layoutDirection`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the locale.
  ///   - value: The locale.
  /// - Returns: The view in the changed environment.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
      .fact(keyPath == \.locale ? value.languageTag.map { .language($0) } : nil)
  }
}

extension Locale {
  /// The language, and the script if it isn't the usual one, as HTML writes them.
  ///
  /// `nil` for a locale without a language.
  fileprivate var languageTag: String? {
    guard let code = language.languageCode?.identifier else { return nil }
    let usual = Locale.Language(identifier: code).script
    guard let script = language.script, script != usual else { return code }
    return "\(code)-\(script.identifier)"
  }
}
