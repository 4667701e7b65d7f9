/// The options that views set for their screen or presentation.
@MainActor
package final class Reports<Value> {
  private var reports: [(node: ObjectIdentifier, depth: Int, value: Value)] = []
  /// Called when a report is added, changed or removed.
  var onChange: @MainActor () -> Void = {}

  /// The reports, innermost first.
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

/// A modifier that sets an option of its view's screen or presentation.
package protocol ReportModifier: ViewModifier where Body == Never {
  /// The type of the option.
  associatedtype Report

  /// The option.
  func report(in environment: EnvironmentValues) -> Report

  /// The reports to which the option belongs.
  static func reports(of place: Place) -> Reports<Report>?
}
