extension TextState {
  /// Makes the text bold.
  ///
  /// - Parameter isActive: Whether it is.
  /// - Returns: The text, set that way.
  public func bold(_ isActive: Bool = true) -> Self { formatted { $0.isBold = isActive } }

  /// Makes the text italic.
  ///
  /// - Parameter isActive: Whether it is.
  /// - Returns: The text, set that way.
  public func italic(_ isActive: Bool = true) -> Self { formatted { $0.isItalic = isActive } }

  /// Draws a line under the text.
  ///
  /// - Parameter isActive: Whether there is one.
  /// - Returns: The text, set that way.
  public func underline(_ isActive: Bool = true) -> Self {
    formatted { $0.isUnderlined = isActive }
  }

  /// Draws a line through the text.
  ///
  /// - Parameter isActive: Whether there is one.
  /// - Returns: The text, set that way.
  public func strikethrough(_ isActive: Bool = true) -> Self {
    formatted { $0.isStruckThrough = isActive }
  }

  /// Gives all characters of the text one width.
  ///
  /// - Parameter isActive: Whether they have.
  /// - Returns: The text, set that way.
  public func monospaced(_ isActive: Bool = true) -> Self {
    formatted { $0.isMonospaced = isActive }
  }

  /// Gives all digits of the text one width.
  ///
  /// - Returns: The text, set that way.
  public func monospacedDigit() -> Self { formatted { $0.hasMonospacedDigits = true } }

  /// Moves the text off the line.
  ///
  /// - Parameter baselineOffset: How far up, in points.
  /// - Returns: The text, set that way.
  public func baselineOffset(_ baselineOffset: Double) -> Self {
    formatted { $0.baselineOffset = baselineOffset }
  }

  /// Adds space between characters, other than those of a ligature.
  ///
  /// - Parameter kerning: The space, in points.
  /// - Returns: The text, set that way.
  public func kerning(_ kerning: Double) -> Self { formatted { $0.kerning = kerning } }

  /// Adds space between all characters.
  ///
  /// - Parameter tracking: The space, in points.
  /// - Returns: The text, set that way.
  public func tracking(_ tracking: Double) -> Self { formatted { $0.tracking = tracking } }

  /// Says what is read aloud in place of the text.
  ///
  /// - Parameter label: The words.
  /// - Returns: The text, with that label.
  public func accessibilityLabel(_ label: TextState) -> Self {
    accessibilityLabel(label.spoken)
  }

  /// Says what is read aloud in place of the text.
  ///
  /// Texts that are joined keep their labels, each for its own words.
  ///
  /// - Parameter label: The words.
  /// - Returns: The text, with that label.
  public func accessibilityLabel(_ label: some StringProtocol) -> Self {
    labelled(String(label))
  }

  /// Gives the whole text one label: its first stretch is read so, and the others not at all.
  private func labelled(_ label: String) -> Self {
    var words = label
    return formatted {
      $0.accessibilityLabel = words
      words = ""
    }
  }
}
