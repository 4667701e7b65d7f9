extension ListPlan.Change {
  /// The change as `diff -u` prints it, which `git apply` and `patch -p1` understand.
  package var text: String {
    // A path with spaces ends with a tab, as dates may follow.
    let end = path.contains(" ") ? "\t\n" : "\n"
    return "--- a/\(path)\(end)+++ b/\(path)\(end)" + hunks.map(\.text).joined()
  }

  private var hunks: [Hunk] {
    var hunks: [Hunk] = []
    var (from, to) = (1, 1)
    let operations = operations
    for (index, operation) in operations.enumerated() {
      let around = operations[max(0, index - 3)..<min(operations.count, index + 4)]
      if around.contains(where: { $0.sign != " " }) {
        if hunks.last?.end != index { hunks.append(Hunk(from: from, to: to, end: index)) }
        hunks[hunks.count - 1].append(operation)
      }
      if operation.sign != "+" { from += 1 }
      if operation.sign != "-" { to += 1 }
    }
    return hunks
  }

  private var operations: [Operation] {
    let (old, new) = (old.lines, new.lines)
    var operations: [Operation] = []
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        operations.append(Operation(sign: "-", line: old[from]))
        from += 1
      } else if inserted.contains(to) {
        operations.append(Operation(sign: "+", line: new[to]))
        to += 1
      } else {
        operations.append(Operation(sign: " ", line: old[from]))
        (from, to) = (from + 1, to + 1)
      }
    }
    return operations
  }
}

/// A line that stays, goes or comes.
private struct Operation {
  let sign: Character
  /// The line with its end, which the last line of a file may not have.
  let line: Substring
}

/// Lines that change, with three lines around them.
private struct Hunk {
  /// The number of the first line in the old text.
  let from: Int
  /// The number of the first line in the new text.
  let to: Int
  /// The number of the operations until its end.
  private(set) var end: Int
  private var counts = (old: 0, new: 0)
  private var lines = ""

  init(from: Int, to: Int, end: Int) {
    self.from = from
    self.to = to
    self.end = end
  }

  mutating func append(_ operation: Operation) {
    end += 1
    if operation.sign != "+" { counts.old += 1 }
    if operation.sign != "-" { counts.new += 1 }
    lines += "\(operation.sign)\(operation.line)"
    if operation.line.utf8.last != UInt8(ascii: "\n") {
      lines += "\n\\ No newline at end of file\n"
    }
  }

  var text: String {
    // Without lines, the number is that of the line before.
    let (from, to) = (counts.old == 0 ? from - 1 : from, counts.new == 0 ? to - 1 : to)
    return "@@ -\(from),\(counts.old) +\(to),\(counts.new) @@\n" + lines
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
  /// The lines with their ends.
  fileprivate var lines: [Substring] {
    var lines: [Substring] = []
    var rest = self[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
