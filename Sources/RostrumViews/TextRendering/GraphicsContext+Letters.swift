import Foundation
import RostrumElements

extension GraphicsContext {
  /// Draws a line of a text at its place.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - options: How it is drawn.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text at its place.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - options: How it is drawn.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(Text.Layout.RunSlice(run: run, indices: run.startIndex..<run.endIndex), options: options)
  }

  /// Draws a part of a run of a text at its place.
  ///
  /// The letters of the part are drawn as one: those that a script joins stay joined.
  ///
  /// - Parameters:
  ///   - slice: The part.
  ///   - options: How it is drawn.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let words = slice.words
    let styles = slice.run.source.styles.filter(\.kind.isOfLetters)
    let isLined = styles.contains { $0.kind == .underline || $0.kind == .strikethrough }
    // A space has nothing to draw.
    if !isLined, words.allSatisfy(\.isWhitespace) { return }
    let letters = CanvasLetters(
      words, at: slice.typographicBounds.origin, styles: styles,
      transform: LettersTransform(transform))
    recorder.add(.letters(letters, look))
  }
}

extension StyleProperty.Kind {
  /// Whether the letters of a drawing have the property; their place has the others.
  fileprivate var isOfLetters: Bool {
    switch self {
    case .font, .weight, .italic, .fontDesign, .fontWidth, .tracking, .monospacedDigits, .textCase,
      .textScale, .foreground, .underline, .strikethrough:
      true
    default: false
    }
  }
}
