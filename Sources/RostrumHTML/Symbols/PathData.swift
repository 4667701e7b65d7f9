import RostrumElements

/// A path in SVG syntax that can be moved and scaled.
///
/// It supports what the tables of symbols contain: all commands, numbers with decimal points, and
/// arcs.
struct PathData {
  private var commands: [Command] = []

  private struct Command {
    var letter: Character
    var numbers: [Double]
  }

  /// Parses a path.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  init(_ text: String) {
    var number = ""
    func finishNumber(_ commands: inout [Command]) {
      if let value = Double(number) { commands[commands.count - 1].numbers.append(value) }
      number = ""
    }
    for character in text {
      switch character {
      case "a"..."z", "A"..."Z":
        finishNumber(&commands)
        commands.append(Command(letter: character, numbers: []))
      case "-":
        finishNumber(&commands)
        number = "-"
      case "." where number.contains("."):
        finishNumber(&commands)
        number = "."
      case "0"..."9", ".": number.append(character)
      default: finishNumber(&commands)
      }
    }
    finishNumber(&commands)
  }

  /// Returns the path scaled about the centre of the grid, and moved.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - center: The new position of the centre.
  /// - Returns: The path.
  func scaled(by scale: Double, movingCenterTo center: (x: Double, y: Double)) -> PathData {
    let move = (x: center.x - 12 * scale, y: center.y - 12 * scale)
    var copy = self
    for index in copy.commands.indices {
      let letter = copy.commands[index].letter
      // The first command is absolute, even if it is written as a relative one.
      let isAbsolute = letter.isUppercase || index == 0
      for (place, number) in copy.commands[index].numbers.enumerated() {
        guard let axis = Self.axis(of: place, in: letter) else { continue }
        let offset = isAbsolute ? (axis == .x ? move.x : axis == .y ? move.y : 0) : 0
        copy.commands[index].numbers[place] = number * scale + offset
      }
    }
    return copy
  }

  /// The path in SVG syntax.
  var text: String {
    commands.map { command in
      String(command.letter) + command.numbers.map(Self.word).joined(separator: " ")
    }.joined()
  }

  private enum Axis { case x, y, length }

  /// The axis of a number in a command; `nil` for a flag or an angle.
  private static func axis(of place: Int, in letter: Character) -> Axis? {
    switch letter {
    case "H", "h": .x
    case "V", "v": .y
    case "A", "a": [.length, .length, nil, nil, nil, .x, .y][place % 7]
    default: place.isMultiple(of: 2) ? .x : .y
    }
  }

  private static func word(_ number: Double) -> String {
    let hundredths = Int(nearest: number * 100)
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var word = hundredths < 0 ? "-\(whole)" : "\(whole)"
    if rest != 0 { word += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return word
  }
}
