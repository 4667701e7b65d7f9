import SwiftSyntax

/// A model that says whether an alert is shown.
enum AlertStateInModel: Rule {
  static let name = "alertStateInModel"
  static let summary = "Keep what shows an alert in the view's `@State`, not in a model."
  static let explanation = """
    Whether an alert is up belongs to one view on one screen, as its selection does. In a model that others \
    share, two windows show the alert for one mistake, and a test of the model has to know its screens. The \
    model reports what happened, by an error that it throws; the view decides to show it.

    The rule sees Booleans of an observable class whose names say that an alert is shown \
    (`isErrorPresented`, `isShowingDeleteAlert`), or that an alert in the same file is shown by \
    (`isPresented: $model.isShown`), and optionals that such an alert is about (`presenting: model.error`).
    """
  static let bad = """
    @Observable final class SettingsModel {
      var isErrorPresented = false

      func save() {
        isErrorPresented = !store.write()
      }
    }
    """
  static let good = """
    @Observable final class SettingsModel {
      func save() throws {
        try store.write()
      }
    }
    """
  static let words = ["Observable", "ObservableObject"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    let shown = Set(source.scopes.flatMap { $0.modelPaths(of: "isPresented") })
    let subjects = Set(source.scopes.flatMap { $0.modelPaths(of: "presenting") })
    for scope in source.scopes where scope.isObservable {
      for property in scope.properties where property.isStored && !property.isStatic {
        let isShown = property.isBool && (shown.contains(property.name) || property.saysAlert)
        let isSubject = property.isOptional && subjects.contains(property.name)
        guard isShown || isSubject else { continue }
        report.add(
          "`\(property.name)` is about a view: keep it in the `@State` of the view that shows it",
          at: property.token)
      }
    }
  }
}

extension TypeScope {
  /// The names of properties of other objects that the type's alerts have as an argument: `isShown` of
  /// `isPresented: $model.isShown`, `error` of `presenting: model.error`.
  fileprivate func modelPaths(of label: String) -> [String] {
    presentations(Presentations.alerts, label).compactMap { call in
      call.argument(label)?.path.flatMap { $0.count > 1 ? $0.last : nil }
    }
  }
}

extension Property {
  /// Whether the name says that an alert is shown.
  fileprivate var saysAlert: Bool {
    let isAlert = ["Alert", "Error", "Confirmation", "Dialog"].contains { name.contains($0) }
    let isShown = ["show", "isShowing", "isPresenting", "shouldShow"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
    let isPresented = name != "isPresented" && PresentationName.isPreferred(name)
    return isAlert && (isShown || isPresented)
  }
}
