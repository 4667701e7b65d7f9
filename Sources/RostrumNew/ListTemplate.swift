/// A list that an app gets: its table, form and tests.
package struct ListTemplate: Hashable, Sendable {
  /// The type of a row.
  package let item: String
  /// The plural of it, as a type.
  package let items: String
  /// The fields of a row.
  package let fields: [Field]
  /// The symbol of the tab.
  let icon: String

  /// Checks what a person has written.
  ///
  /// - Parameters:
  ///   - item: The type of a row, such as `Vehicle`.
  ///   - plural: The plural, if it isn't what English makes of the name.
  ///   - icon: The symbol of the tab, if it isn't the one for the name.
  ///   - fields: The fields of a row.
  /// - Throws: A ``NewError`` that says what is wrong.
  package init(
    _ item: String, plural: String?, icon: String? = nil, fields: [Field]
  ) throws(NewError) {
    try AppName.check(type: item)
    if let icon { try Icons.check(icon) }
    let words = Words(item)
    if let plural {
      try AppName.check(type: plural)
    } else if Words.uncountable.contains(words.parts[words.parts.count - 1].lowercased()) {
      throw .noPlural(item)
    } else if words.looksPlural {
      throw .plural(item)
    }
    self.item = item
    items = plural ?? words.plural.type
    try TypeNames.check(items)
    self.fields = fields
    self.icon = icon ?? Icons.name(for: words)
    try checkFields()
  }

  private func checkFields() throws(NewError) {
    var names: Set<String> = []
    for field in fields {
      for name in Set([field.name, field.sortedColumn]) {
        guard names.insert(name.lowercased()).inserted else { throw .duplicateField(field.name) }
      }
    }
    guard fields.contains(where: \.isRequired) else { throw .noTitle }
  }

  /// The property with the list in the feature of the app.
  var property: String { Words(items).property }

  /// The field that names a row.
  var title: Field { fields[fields.firstIndex(where: \.isRequired) ?? 0] }

  /// The files of the list.
  ///
  /// - Parameter package: The package that gets the list.
  /// - Returns: The files by their paths in the package.
  func files(for package: AppPackage) -> [SourceFile] {
    files(app: package.name, hasRolesAndLog: package.hasRolesAndLog)
  }

  /// The files of the list.
  ///
  /// - Parameters:
  ///   - app: The name of the app, after which its library and its tests are called.
  ///   - hasRolesAndLog: Whether people need a role for changes, and changes are in a log.
  /// - Returns: The files by their paths in the package.
  func files(app: String, hasRolesAndLog: Bool = false) -> [SourceFile] {
    let archive = [SourceFile](archive: String(decoding: PackageResources.list_txt, as: UTF8.self))
    return Substitution(
      words: words(app: app), lines: blocks(hasRolesAndLog: hasRolesAndLog),
      conditions: hasRolesAndLog ? ["roles and log"] : []
    )
    .apply(to: archive)
  }

  private func words(app: String) -> [String: String] {
    let (one, many) = (Words(item), Words(items))
    return [
      "Feature": app + "Feature", "Tests": app + "Tests", "app": Words(app).property,
      "icon": icon, "Item": item, "Items": items, "item": one.property,
      "items": many.property, "item words": one.phrase, "Item words": one.sentence,
      "items words": many.phrase, "Items words": many.sentence, "an item": one.withArticle,
      "An item": one.sentenceWithArticle, "title": title.name, "Title": title.label.sentence,
      "new record": newRecord, "required fields": required.map { ".\($0.name)" }.list,
      "searched columns": fields.filter { $0.type == .string }.map(\.name.quoted).list,
      "sorted table columns": sorted.map(\.sortedColumn.quoted).list,
    ]
  }

  var required: [Field] { fields.filter(\.isRequired) }
  var sorted: [Field] { fields.filter(\.isSorted) }

  func has(_ type: FieldType, isOptional: Bool? = nil) -> Bool {
    fields.contains { $0.type == type && (isOptional ?? $0.isOptional) == $0.isOptional }
  }
}

extension String {
  var quoted: String { "\"\(self)\"" }
}

extension [String] {
  var list: String { joined(separator: ", ") }
}
