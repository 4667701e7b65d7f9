import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("The presentation matrix")
struct PresentationMatrixTests {
  private func launch(_ row: Matrix.Row, _ model: MatrixModel) -> TestHost {
    TestHost { NavigationStack { MatrixLevel(level: 1, row: row, model: model) } }
  }

  private func take(_ row: Matrix.Row, _ host: TestHost, _ model: MatrixModel) async {
    switch row.route {
    case .button: await host.button("close \(row.depth)").tap()
    case .dismiss: await host.button("leave \(row.depth)").tap()
    case .user: await host.dismiss()
    case .back: await host.back()
    case .binding: model.presented.remove(row.depth)
    case .parent: model.gone.insert(row.depth)
    }
    _ = host.presentations
  }

  private func modals(_ host: TestHost) -> [ElementID] {
    host.graph.root.children.filter { $0.role.isPresentation }.map(\.id)
  }

  @Test(
    "Every presentation is dismissed by each route, alone and once",
    arguments: Matrix.rows + Matrix.nested.filter { $0.around != .sheet })
  func goes(_ row: Matrix.Row) async throws {
    let model = MatrixModel()
    let host = launch(row, model)
    for level in 1..<row.depth {
      await host.button("open \(level)").tap()
    }
    let invoker = host.button("open \(row.depth)")
    await invoker.focus()
    let around = modals(host)
    let live = host.graph.liveNodeCount
    _ = model.log.take()

    await invoker.tap()
    #expect(host.graph.root.all.filter { $0.role == row.kind.role }.count >= 1)
    #expect(host.presentations.map(\.depth).max() == row.depth)
    #expect(!invoker.exists, "what is below is covered")
    _ = model.log.take()

    await take(row, host, model)
    #expect(modals(host) == around, "what is around stays as it is")
    #expect((host.presentations.map(\.depth).max() ?? 0) == row.depth - 1)
    let log = model.log.take()
    #expect(log.filter { $0 == "end \(row.depth)" }.count == (row.kind.tellsOfDismissal ? 1 : 0))
    #expect(!log.contains { $0.hasPrefix("end ") && $0 != "end \(row.depth)" })
    #expect(log.filter { $0.hasPrefix("write") }.count == writes(row))
    if row.route == .parent {
      #expect(!invoker.exists)
    } else {
      #expect(!model.presented.contains(row.depth))
      #expect(host.graph.liveNodeCount == live, "nothing of it is left")
      #expect(invoker.isFocused || row.kind == .screen, "the focus is back at its invoker")
      await invoker.tap()
      #expect(host.presentations.map(\.depth).max() == row.depth, "it comes up again")
    }
  }

  /// How often the owner of the state is told: not where the app itself changed it.
  private func writes(_ row: Matrix.Row) -> Int {
    switch row.route {
    case .dismiss, .user, .back: 1
    case .button: row.kind.isQuestion ? 1 : 0
    case .binding, .parent: 0
    }
  }

  @Test("Dismissing a presentation removes those within it", arguments: 1...5)
  func goesTogether(depth: Int) async {
    let row = Matrix.Row(kind: .cover, route: .binding, depth: depth)
    let model = MatrixModel()
    let host = launch(row, model)
    let live = host.graph.liveNodeCount
    for level in 1...depth { await host.button("open \(level)").tap() }
    _ = model.log.take()
    model.presented.remove(1)
    #expect(host.presentations.isEmpty)
    let ends = model.log.take().filter { $0.hasPrefix("end") }
    #expect(ends == (1...depth).reversed().map { "end \($0)" }, "the inner ones end first")
    #expect(host.graph.liveNodeCount == live)
  }

  @Test(
    "One within the other is left first, and the focus returns to what has presented each",
    arguments: Matrix.nested.filter { $0.route == .binding })
  func leftInOrder(_ row: Matrix.Row) async {
    let model = MatrixModel()
    let host = launch(row, model)
    let invokers = (1...2).map { host.button("open \($0)") }
    for invoker in invokers {
      await invoker.focus()
      await invoker.tap()
    }
    #expect(chain(host) == [row.around.role, row.kind.role])
    await leave(row.kind, host)
    #expect(chain(host) == [row.around.role])
    #expect(invokers[1].isFocused || row.kind == .screen)
    await leave(row.around, host)
    #expect(chain(host) == [] && model.presented.isEmpty)
    #expect(invokers[0].isFocused || row.around == .screen)
  }

  private func leave(_ kind: Matrix.Kind, _ host: TestHost) async {
    if kind == .screen { await host.back() } else { await host.dismiss() }
  }

  /// The presentation of the scene, that within it, and so on.
  private func chain(_ host: TestHost) -> [ElementRole] {
    Array(sequence(first: host.presentations.first) { $0?.children.first }.prefix { $0 != nil })
      .compactMap { $0?.kind.role }
  }

  struct Two: View {
    let pair: Matrix.Pair
    let model: MatrixModel

    var body: some View {
      Text("below")
        .modifier(MatrixPresenter(kind: pair.first, level: 1, model: model) { Text("first") })
        .modifier(MatrixPresenter(kind: pair.second, level: 2, model: model) { Text("second") })
    }
  }

  private func roles(_ host: TestHost) -> [ElementRole] {
    host.presentations.map(\.kind.role)
  }

  @Test(
    "Of two presentations requested together, the second one appears when the first one is gone",
    arguments: Matrix.pairs, [true, false])
  func atOnce(_ pair: Matrix.Pair, isTogether: Bool) async {
    let model = MatrixModel()
    let host = TestHost { Two(pair: pair, model: model) }
    model.presented = isTogether ? [1, 2] : [1]
    #expect(roles(host) == [pair.first.role])
    model.presented = [1, 2]
    #expect(roles(host) == [pair.first.role])
    await host.dismiss()
    #expect(model.presented == [2])
    #expect(roles(host) == [pair.second.role])
    await host.dismiss()
    #expect(model.presented.isEmpty)
    #expect(host.presentations.isEmpty)
  }

  @Test("A presentation that waits is given up with its request", arguments: Matrix.pairs)
  func givenUp(_ pair: Matrix.Pair) async {
    let model = MatrixModel()
    let host = TestHost { Two(pair: pair, model: model) }
    model.presented = [1, 2]
    #expect(roles(host) == [pair.first.role])
    model.presented = [1]
    await host.dismiss()
    #expect(host.presentations.isEmpty)
  }

  struct Within: View {
    let pair: Matrix.Pair
    let model: MatrixModel

    var body: some View {
      Text("below").sheet(isPresented: model.binding(0)) {
        Two(pair: pair, model: model)
      }
    }
  }

  @Test("A presentation presents over itself, one after the other", arguments: Matrix.pairs)
  func within(_ pair: Matrix.Pair) async {
    let model = MatrixModel()
    let host = TestHost { Within(pair: pair, model: model) }
    let live = host.graph.liveNodeCount
    model.presented = [0, 1, 2]
    #expect(roles(host) == [.sheet])
    #expect(host.presentations.first?.children.map(\.kind.role) == [pair.first.role])
    await host.dismiss()
    #expect(host.presentations.first?.children.map(\.kind.role) == [pair.second.role])
    model.presented = []
    #expect(host.presentations.isEmpty)
    #expect(host.graph.liveNodeCount == live)
  }

  struct Opening: View {
    let pair: Matrix.Pair
    let model: MatrixModel

    var body: some View {
      Button("open") { model.presented = [1, 2] }
        .modifier(MatrixPresenter(kind: pair.first, level: 1, model: model) { Text("first") })
        .modifier(MatrixPresenter(kind: pair.second, level: 2, model: model) { Text("second") })
    }
  }

  @Test("The focus is back at the invoker after the last of them", arguments: Matrix.pairs)
  func focus(_ pair: Matrix.Pair) async {
    let model = MatrixModel()
    let host = TestHost { Opening(pair: pair, model: model) }
    let invoker = host.button("open")
    await invoker.focus()
    await invoker.tap()
    await host.dismiss()
    #expect(!host.presentations.isEmpty)
    await host.dismiss()
    #expect(invoker.isFocused)
  }

  @Test("Those that wait come up one after the other, in the order in which they were requested")
  func order() async {
    let model = MatrixModel()
    let host = TestHost { NavigationStack { Rows(kind: .sheet, model: model) } }
    for number in [3, 1, 2] {
      model.presented.insert(number)
      _ = host.presentations
    }
    for number in [3, 1, 2] {
      #expect(host.presentations.count == 1)
      await host.dismiss()
      #expect(!model.presented.contains(number))
      #expect(model.log.take() == ["write \(number) false", "end \(number)"])
    }
    #expect(host.presentations.isEmpty)
  }

  @Test("A presentation can replace another in the same update", arguments: Matrix.pairs)
  func replaces(_ pair: Matrix.Pair) {
    let model = MatrixModel()
    model.presented = [1]
    let host = TestHost { Two(pair: pair, model: model) }
    let old = modals(host)
    model.presented = [2]
    _ = host.presentations
    #expect(modals(host).count == 1)
    #expect(modals(host) != old)
    #expect(host.presentations.map(\.kind.role) == [pair.second.role])
    #expect(model.log.take() == (pair.first.tellsOfDismissal ? ["end 1"] : []))
  }

  struct Rows: View {
    let kind: Matrix.Kind
    let model: MatrixModel

    var body: some View {
      List {
        ForEach([1, 2, 3].filter { !model.gone.contains($0) }, id: \.self) { number in
          Button("row \(number)") { model.presented.insert(number) }
            .modifier(MatrixPresenter(kind: kind, level: number, model: model) { Text("inner") })
        }
      }
    }
  }

  @Test("A presentation of a row is dismissed with that row only", arguments: Matrix.Kind.allCases)
  func rowGoes(_ kind: Matrix.Kind) async {
    let model = MatrixModel()
    let host = TestHost { NavigationStack { Rows(kind: kind, model: model) } }
    await host.button("row 2").tap()
    let presented = host.presentations
    #expect(presented.count == 1)
    model.gone = [1]
    #expect(host.presentations.map(\.id) == presented.map(\.id))
    model.gone = [1, 2]
    #expect(host.presentations.isEmpty)
    #expect(model.log.take() == (kind.tellsOfDismissal ? ["end 2"] : []))
  }
}

extension PresentationNode {
  /// How many presentations there are from this one inwards.
  fileprivate var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}

extension PresentationKind {
  fileprivate var role: ElementRole { ElementRole(rawValue: rawValue) ?? .scene }
}
