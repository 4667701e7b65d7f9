extension Color {
  /// Returns the colour as numbers in an environment.
  ///
  /// A colour of the theme or of a catalogue has other numbers in dark mode. The numbers are those of
  /// the moment: a view that shows a colour keeps the colour itself.
  ///
  /// - Parameter environment: The environment, whose color scheme determines the colour.
  /// - Returns: The numbers.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let isDark = environment.colorScheme == .dark
    return numbers(isDark: isDark) { name, bundle in
      BundleResources.of(bundle).colors[name].map { isDark ? $0.dark : $0.light }
    }
  }
}
