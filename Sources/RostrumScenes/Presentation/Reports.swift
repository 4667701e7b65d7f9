/// What views within a screen or presentation say about it.
@MainActor
package final class Reports<Value> {
  private var reports: [(node: ObjectIdentifier, depth: Int, value: Value)] = []
  /// Runs when a report comes, changes or goes.
  var onChange: @MainActor () -> Void = {}

  /// The reports, the innermost first.
  var values: [Value] { reports.sorted { $0.depth > $1.depth }.map(\.value) }

  func set(_ value: Value, of node: Node) {
    let id = ObjectIdentifier(node)
    if let index = reports.firstIndex(where: { $0.node == id }) {
      if ValueLayout.areEqual(reports[index].value, value) { return }
      reports[index].value = value
    } else {
      reports.append((id, node.depth, value))
    }
    onChange()
  }

  func remove(_ node: Node) {
    let count = reports.count
    reports.removeAll { $0.node == ObjectIdentifier(node) }
    if reports.count < count { onChange() }
  }
}

/// A modifier that says something about the screen or presentation that its view is in.
package protocol ReportModifier: ViewModifier where Body == Never {
  /// What it says.
  associatedtype Report

  /// What it says.
  func report(in environment: EnvironmentValues) -> Report

  /// Who is told.
  static func reports(of place: Place) -> Reports<Report>?
}
