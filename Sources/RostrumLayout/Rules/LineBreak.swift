/// What a letter means for the ends of lines.
enum LineBreak {
  case letter, space, newline
  /// The first half of a line break of two characters.
  case `return`
  /// A line can end after the letter.
  case hyphen
  /// A line can end before and after the letter.
  case ideograph

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0x0D: self = .return
    case 0x0A...0x0C, 0x85, 0x2028, 0x2029: self = .newline
    case 0x2D, 0x2010, 0x2012...0x2014: self = .hyphen
    case 0x2E80...0x2FFF, 0x3040...0xA4CF, 0xF900...0xFAFF, 0x20000...0x3FFFD: self = .ideograph
    default: self = .letter
    }
  }

  /// Whether letters of the kind that follow each other belong together.
  var isJoined: Bool {
    switch self {
    case .letter, .space, .hyphen: true
    case .newline, .return, .ideograph: false
    }
  }
}
