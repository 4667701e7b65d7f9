import SwiftSyntax

/// A model that says whether an alert is shown.
enum AlertStateInModel: Rule {
  static let name = "alertStateInModel"
  static let summary = "Keep what shows an alert in the view's `@State`, not in a model."
  static let explanation = """
    Whether an alert is up belongs to one view on one screen, as its selection does. In a model that others \
    share, two windows show the alert for one mistake, and a test of the model has to know its screens. The \
    model reports what happened, by an error that it throws; the view decides to show it.

    The rule sees Booleans of an observable class whose names say that something is presented: \
    `isErrorPresented`, `showAlert`, `isShowingDeleteAlert`.
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
    for scope in source.scopes where scope.isObservable {
      for property in scope.properties
      where property.isStored && !property.isStatic && property.isBool && property.saysPresented {
        report.add(
          "`\(property.name)` is about a view: keep it in the `@State` of the view that shows it",
          at: property.token)
      }
    }
  }
}

extension Property {
  fileprivate var saysPresented: Bool {
    if name != "isPresented", PresentationName.isPreferred(name) { return true }
    let beginsWithShow = ["show", "isShowing", "isPresenting", "shouldShow"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
    return name == "showAlert"
      || beginsWithShow && (name.hasSuffix("Alert") || name.hasSuffix("Dialog"))
  }
}
