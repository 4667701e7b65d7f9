extension TextState {
  /// Applies a bold font weight.
  ///
  /// - Parameter isActive: Whether the text is bold.
  /// - Returns: The formatted text.
  public func bold(_ isActive: Bool = true) -> Self { formatted { $0.isBold = isActive } }

  /// Applies italics.
  ///
  /// - Parameter isActive: Whether the text is italic.
  /// - Returns: The formatted text.
  public func italic(_ isActive: Bool = true) -> Self { formatted { $0.isItalic = isActive } }

  /// Applies an underline.
  ///
  /// - Parameter isActive: Whether the text is underlined.
  /// - Returns: The formatted text.
  public func underline(_ isActive: Bool = true) -> Self {
    formatted { $0.isUnderlined = isActive }
  }

  /// Applies a strikethrough.
  ///
  /// - Parameter isActive: Whether the text is struck through.
  /// - Returns: The formatted text.
  public func strikethrough(_ isActive: Bool = true) -> Self {
    formatted { $0.isStruckThrough = isActive }
  }

  /// Uses a monospaced font.
  ///
  /// - Parameter isActive: Whether the text is monospaced.
  /// - Returns: The formatted text.
  public func monospaced(_ isActive: Bool = true) -> Self {
    formatted { $0.isMonospaced = isActive }
  }

  /// Uses monospaced digits.
  ///
  /// - Returns: The formatted text.
  public func monospacedDigit() -> Self { formatted { $0.hasMonospacedDigits = true } }

  /// Sets the vertical offset of the text relative to its baseline.
  ///
  /// - Parameter baselineOffset: The offset upwards, in points.
  /// - Returns: The formatted text.
  public func baselineOffset(_ baselineOffset: Double) -> Self {
    formatted { $0.baselineOffset = baselineOffset }
  }

  /// Sets the spacing between characters; ligatures are preserved.
  ///
  /// - Parameter kerning: The spacing, in points.
  /// - Returns: The formatted text.
  public func kerning(_ kerning: Double) -> Self { formatted { $0.kerning = kerning } }

  /// Sets the spacing between characters; ligatures are broken up.
  ///
  /// - Parameter tracking: The spacing, in points.
  /// - Returns: The formatted text.
  public func tracking(_ tracking: Double) -> Self { formatted { $0.tracking = tracking } }

  /// Sets the text that assistive technology reads instead.
  ///
  /// - Parameter label: The accessibility label.
  /// - Returns: The text with the label.
  public func accessibilityLabel(_ label: TextState) -> Self {
    accessibilityLabel(label.spoken)
  }

  /// Sets the text that assistive technology reads instead.
  ///
  /// Concatenated texts keep their own labels.
  ///
  /// - Parameter label: The accessibility label.
  /// - Returns: The text with the label.
  public func accessibilityLabel(_ label: some StringProtocol) -> Self {
    labelled(String(label))
  }

  /// Sets the label of the whole text: the label of the first run, and empty labels for the others.
  private func labelled(_ label: String) -> Self {
    var words = label
    return formatted {
      $0.accessibilityLabel = words
      words = ""
    }
  }
}
