import SwiftSyntax

/// A Boolean that presents something, by a different name.
enum PresentedName: Rule {
  static let name = "presentedName"
  static let summary = "Call a Boolean that presents something `is<Context>Presented`."
  static let explanation = """
    SwiftUI's own argument is `isPresented`. A view with `isErrorPresented` and `isSettingsPresented` says \
    what can cover it; `showError`, `errorShowing` and `presentsSettings` are three words for one thing, and \
    a search misses two of them.

    The rule sees `@State` Booleans and computed bindings of a type that the same type gives to \
    `isPresented:` of a sheet, cover, popover, alert or dialog. `isPresented` alone is fine. The fix renames \
    a private property such as `showError` in its file, if nothing else there has either name.
    """
  static let bad = """
    struct Settings: View {
      @State private var showResetAlert = false

      var body: some View {
        Button("Reset") { showResetAlert = true }
          .alert("Reset the settings?", isPresented: $showResetAlert) {
            Button("Reset", role: .destructive) { reset() }
          }
      }
    }
    """
  static let good = """
    struct Settings: View {
      @State private var isResetAlertPresented = false

      var body: some View {
        Button("Reset") { isResetAlertPresented = true }
          .alert("Reset the settings?", isPresented: $isResetAlertPresented) {
            Button("Reset", role: .destructive) { reset() }
          }
      }
    }
    """
  static let words = Presentations.screens + Presentations.alerts

  static func check(_ source: SourceModel, _ report: inout Report) {
    let found = properties(in: source)
    for (property, preferred) in found {
      // Two properties that would get one name keep theirs.
      let canRename = property.isPrivate && found.count { $0.preferred == preferred } == 1
      report.add(
        "`\(property.name)` presents something: call it `\(preferred ?? "is<Context>Presented")`",
        at: property.token,
        fix: canRename ? preferred.map { source.renaming(property, to: $0) } ?? [] : [])
    }
  }

  /// The properties that present something and have other names, with the names that they should have.
  private static func properties(
    in source: SourceModel
  ) -> [(property: Property, preferred: String?)] {
    source.scopes.flatMap { scope -> [(property: Property, preferred: String?)] in
      var names: Set<String> = []
      for call in scope.presentations(words, "isPresented") {
        guard let argument = call.argument("isPresented") else { continue }
        if let name = argument.projectedName ?? argument.propertyName { names.insert(name) }
      }
      return scope.properties.filter { names.contains($0.name) }.compactMap { property in
        let isState = property.attributes.contains("State") && property.isBool
        let isBinding = !property.isStored && property.typeName == "Binding<Bool>"
        guard isState || isBinding, !PresentationName.isPreferred(property.name) else { return nil }
        let name = PresentationName(property.name)
        return (property, name.flatMap { $0.isDerived ? $0.preferred : nil })
      }
    }
  }
}

extension SourceModel {
  /// The edits that rename a property in its file; none if something else has one of the names.
  fileprivate func renaming(_ property: Property, to name: String) -> [Edit] {
    var edits: [Edit] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let text = token.identifier?.name ?? token.text
      if case .stringSegment = token.tokenKind { continue }
      if [name, "$\(name)", "_\(name)"].contains(text) { return [] }
      guard let prefix = ["", "$", "_"].first(where: { text == $0 + property.name }) else {
        continue
      }
      if token.id != property.token.id {
        // Elsewhere it is a name in an expression, by itself or after `self`.
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
          reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true
        else { return [] }
        if let member = reference.parent?.as(MemberAccessExprSyntax.self),
          member.declName.id == reference.id, member.base?.path != []
        {
          return []
        }
      }
      edits.append(.replace(token, with: prefix + name))
    }
    return edits
  }
}
