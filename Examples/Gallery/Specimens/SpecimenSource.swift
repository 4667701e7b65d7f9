import Foundation
import Rostrum

/// The lines of a specimen in the package's own files.
struct SpecimenSource: Hashable {
  let file: String
  let line: Int

  /// The views of the specimen, without their indentation, and the declarations of what they use of
  /// the file; `nil` if the file isn't there.
  ///
  /// O(n) in the length of the file, for each declaration.
  var text: String? {
    guard let file = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1)
    let rest = lines.joined(separator: "\n")
    // A caption may contain braces.
    let isRaw = lines.first?.contains("#\"") == true
    guard let start = rest.firstIndex(of: "{", after: isRaw ? "\"#) " : "\") "),
      let end = rest.endOfBraces(from: start)
    else { return nil }
    let views = rest[rest.index(after: start)..<end].withoutIndentation
    return ([views] + file.declarations(usedIn: views)).joined(separator: "\n\n")
  }
}

extension String {
  /// The private types of the file that some code uses, and those that these use, in order.
  fileprivate func declarations(usedIn code: String) -> [String] {
    var found: [String] = []
    var known: Set<Substring> = []
    var next = [code]
    while let code = next.popLast() {
      for name in code.matches(of: /\b[A-Z]\w*/).map(\.output) where known.insert(name).inserted {
        guard let declaration = declaration(of: name) else { continue }
        found.append(declaration)
        next.append(declaration)
      }
    }
    return found
  }

  /// The declaration of a private type, with its attributes.
  private func declaration(of name: Substring) -> String? {
    guard let head = try? Regex("(@.*\n)?private (final )?(struct|class|enum) \(name)\\b"),
      let found = firstMatch(of: head)?.range, let end = endOfBraces(from: found.upperBound)
    else { return nil }
    return self[found.lowerBound...end].withoutIndentation
  }

  /// The brace that closes the first one from a place on.
  fileprivate func endOfBraces(from start: Index) -> Index? {
    var depth = 0
    for index in self[start...].indices {
      if self[index] == "{" { depth += 1 }
      if self[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}

extension String {
  /// The first place of a character right after some text.
  fileprivate func firstIndex(of character: Character, after text: String) -> Index? {
    guard let found = firstRange(of: text + String(character)) else { return nil }
    return index(before: found.upperBound)
  }
}

extension Substring {
  /// The lines without the spaces that all of them begin with.
  fileprivate var withoutIndentation: String {
    let lines = split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }
    let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    if lines.count == 1 { return lines[0].trimmingCharacters(in: .whitespaces) }
    // A text in a page keeps no other spaces at the start of a line.
    return lines.map { line in
      let code = line.dropFirst(indentation)
      let words = code.drop { $0 == " " }
      return String(repeating: "\u{A0}", count: code.count - words.count) + words
    }.joined(separator: "\n")
  }
}

/// The source of a specimen, on demand.
struct SourceDisclosure: View {
  let name: String
  let source: SpecimenSource

  var body: some View {
    DisclosureGroup {
      SourceText(source: source)
        .background(Color(.tertiarySystemGroupedBackground))
        .cornerRadius(10)
    } label: {
      Text("Source").font(.footnote).foregroundStyle(.secondary)
        .accessibilityLabel(Text(verbatim: "Source of \(name)"))
    }
  }
}

/// The source of a specimen.
struct SourceText: View {
  let source: SpecimenSource

  var body: some View {
    ScrollView(.horizontal) {
      Text(verbatim: source.text ?? "The source isn’t at hand.")
        .font(.system(.caption, design: .monospaced))
        .textSelection(.enabled)
        .padding(12)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
