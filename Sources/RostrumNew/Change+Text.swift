extension ListPlan.Change {
  /// The change as `diff -u` prints it, with three lines around each place.
  package var text: String {
    let (old, new) = (old.lines, new.lines)
    var operations: [(sign: Character, line: Substring)] = []
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        operations.append(("-", old[from]))
        from += 1
      } else if inserted.contains(to) {
        operations.append(("+", new[to]))
        to += 1
      } else {
        operations.append((" ", old[from]))
        (from, to) = (from + 1, to + 1)
      }
    }
    return "--- \(path)\n+++ \(path)\n" + Self.hunks(operations)
  }

  private static func hunks(_ operations: [(sign: Character, line: Substring)]) -> String {
    var text = ""
    var shown = -1
    var (from, to) = (1, 1)
    for (index, operation) in operations.enumerated() {
      let around = operations[max(0, index - 3)..<min(operations.count, index + 4)]
      if around.contains(where: { $0.sign != " " }) {
        if shown != index - 1 || index == 0 { text += "@@ -\(from) +\(to) @@\n" }
        text += "\(operation.sign)\(operation.line)\n"
        shown = index
      }
      if operation.sign != "+" { from += 1 }
      if operation.sign != "-" { to += 1 }
    }
    return text
  }
}

extension CollectionDifference.Change {
  /// The offset of the element.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension String {
  fileprivate var lines: [Substring] {
    split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }
}
