/// Identifies a case path by the call site of its operator.
struct CaseName: Hashable, Sendable {
  enum Side: Sendable {
    case state
    case action
  }

  private let side: Side
  private let fileID: String
  private let line: UInt
  private let column: UInt

  init(_ side: Side, _ fileID: StaticString, _ line: UInt, _ column: UInt) {
    self.side = side
    self.fileID = "\(fileID)"
    self.line = line
    self.column = column
  }
}
