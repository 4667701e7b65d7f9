#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Reads a name.
    ///
    /// - Parameter value: The name, such as “Dr. Ada Lovelace” or “Lovelace, Ada”.
    /// - Throws: An error if there is no name in the text.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Reads a name by a strategy.
    ///
    /// - Parameters:
    ///   - value: The name.
    ///   - strategy: The strategy, such as `.name`.
    /// - Throws: An error if there is no name in the text.
    public init<S: Foundation.ParseStrategy>(
      _ value: S.ParseInput, strategy: S
    ) throws where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

    /// The given name and the family name, in the order of the reader.
    ///
    /// - Returns: The name.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Formats the name for the reader.
    ///
    /// ```swift
    /// Text(author.formatted(.name(style: .abbreviated)))  // AL
    /// ```
    ///
    /// - Parameter style: The style.
    /// - Returns: The formatted name.
    public func formatted<S: Foundation.FormatStyle>(
      _ style: S
    ) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
      SessionFormats.format(self, style)
    }
  }
#endif
