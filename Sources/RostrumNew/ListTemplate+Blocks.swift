extension ListTemplate {
  /// The lines that depend on the fields, by the markers of the template.
  func blocks(hasRolesAndLog: Bool) -> [String: [String]] {
    let testDependencies = self.testDependencies(hasRolesAndLog: hasRolesAndLog)
    return [
      "imports of the model": isFoundationNeeded ? ["import Foundation"] : [],
      "properties": fields.map(\.property),
      "samples": fields.compactMap(\.sample).map { $0 + "," },
      "table columns": fields.flatMap(\.tableColumns),
      "sorted cases": sorted.map { "case \($0.name)" },
      "sorted columns": sortedColumns,
      "key paths": sorted.map { "case .\($0.name): \\.\($0.name)" },
      "comparators": sorted.map {
        "case .\($0.name): KeyPathComparator(\\.\($0.name), order: order)"
      },
      "required cases": required.map { "case \($0.name)" },
      "messages": required.map { "case .\($0.name): \"Enter \($0.label.withArticle).\"" },
      "checks": required.map { "if draft.\($0.name).isEmpty { wrong.append(.\($0.name)) }" },
      "fields": fields.flatMap(\.formField),
      "helpers": helpers,
      "dependencies": newDependencies,
      "list columns": fields.flatMap(\.listColumn),
      "test dependencies": testDependencies,
      "emptying": required.map { "draft.\($0.name) = \"\"" },
      "typing": required.map {
        let text = $0 == title ? "Zoe" : "Other"
        return "await host.textField(\"\($0.label.sentence)\").type(\"\(text)\")"
      },
    ]
  }

  private var isFoundationNeeded: Bool {
    fields.contains { [.decimal, .date, .url, .uuid].contains($0.type) }
  }

  private var sortedColumns: [String] {
    let others = sorted.filter { $0.sortedColumn != $0.name }
    if others.isEmpty { return ["Column(rawValue)"] }
    return ["switch self {"]
      + others.map { "case .\($0.name): Column(\($0.sortedColumn.quoted))" }
      + (others.count < sorted.count ? ["default: Column(rawValue)"] : []) + ["}"]
  }

  /// The arguments of a new record, which the user changes.
  var newRecord: String {
    let values = fields.filter { !$0.isOptional }.compactMap { field in
      switch field.type {
      case .date: "\(field.name): now"
      case .uuid: "\(field.name): uuid()"
      default: nil
      }
    }
    return (["id: 0"] + values).list
  }

  private var newDependencies: [String] {
    (has(.date, isOptional: false) ? ["@Dependency(\\.date.now) var now"] : [])
      + (has(.uuid, isOptional: false) ? ["@Dependency(\\.uuid) var uuid"] : [])
  }

  private func testDependencies(hasRolesAndLog: Bool) -> [String] {
    (has(.date) || hasRolesAndLog
      ? ["$0.date.now = Date(timeIntervalSince1970: 1_790_000_000)"] : [])
      + (has(.uuid, isOptional: false) ? ["$0.uuid = .incrementing"] : [])
  }

  /// What the form needs for fields that have no control of their own.
  private var helpers: [String] {
    let helpers = [
      has(.string, isOptional: true) ? FormHelpers.optionalText : nil,
      has(.date, isOptional: true) ? FormHelpers.optionalDate : nil,
      has(.url) ? FormHelpers.address : nil,
      has(.uuid) ? FormHelpers.identifier : nil,
    ]
    return helpers.compactMap(\.self).joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init).dropLastEmpty
  }
}

extension [String] {
  fileprivate var dropLastEmpty: [String] { last == "" ? dropLast() : self }
}
