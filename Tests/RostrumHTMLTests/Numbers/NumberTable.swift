import Rostrum

/// A view that is made with a number.
@MainActor struct NumberCase {
  /// The file of the declaration that takes the number, and its name.
  let name: String
  /// Creates the view.
  let view: @MainActor (Double) -> AnyView
}

/// Views for every public declaration that takes a number: Tests/Scripts/test_numbers.py reads the
/// declarations, and fails if one has no case here.
@MainActor struct NumberTable {
  private(set) var cases: [NumberCase] = []

  /// What apps compute by mistake, and the limits of what they may compute.
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -0.0, -5, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  /// All views.
  static let all: [NumberCase] = {
    var table = NumberTable()
    table.addControls()
    table.addLabels()
    table.addOlderControls()
    table.addContainers()
    table.addModifiers()
    table.addEffects()
    table.addShapes()
    table.addPaths()
    table.addTransformedFigures()
    table.addValues()
    table.addMotion()
    table.addLooks()
    table.addLabelsAndLines()
    table.addTransforms()
    table.addCorners()
    table.addDrawing()
    table.addKeyframes()
    table.addNames()
    table.addTimes()
    table.addGradientNames()
    table.addMeshes()
    table.addShadows()
    table.addFormats()
    table.addSprings()
    table.addDescriptors()
    return table.cases
  }()

  mutating func add<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor (Double) -> V
  ) {
    cases.append(NumberCase(name: name) { AnyView(view($0)) })
  }
}
