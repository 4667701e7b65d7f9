import RostrumElements
import RostrumLayout
import Testing

/// What roles have by default, and what those that differ must say of themselves.
@Suite("Facts of roles") struct RoleFactsTests {
  private func facts(_ state: ElementState, around children: [LayoutFacts] = []) -> LayoutFacts {
    LayoutFacts(state, within: nil, children: children)
  }

  @Test(
    "An element whose facts depend on those of its children says so",
    arguments: ElementRole.allCases)
  func children(role: ElementRole) {
    let state = ElementState(ElementContent(role))
    let hugging = LayoutFacts(width: .hugs, height: .hugs)
    let filling = LayoutFacts(width: .fills(), height: .fills())
    if facts(state, around: [hugging]) != facts(state, around: [filling]) {
      #expect(state.content.isSizedByChildren)
    }
  }

  @Test("Elements with different facts aren't laid out alike")
  func alike() {
    let states = contents.flatMap { content in
      var bare = ElementState(content)
      bare.set(.labelHidden)
      return [ElementState(content), bare]
    }
    for state in states {
      for other in states where facts(state) != facts(other) {
        #expect(!state.isLaidOut(like: other), "\(state.content) and \(other.content)")
      }
    }
  }

  /// The contents of all roles, and those of one role that are laid out in different ways.
  private var contents: [ElementContent] {
    ElementRole.allCases.map { ElementContent($0) }
      + ToggleVariant.allCases.map { .toggle(isOn: true, $0) }
      + PickerVariant.allCases.map { .picker(selection: nil, $0) }
      + ProgressVariant.allCases.map { .progress(0.5, $0) }
      + ProgressVariant.allCases.map { .progress(nil, $0) }
      + GaugeVariant.allCases.map { .gauge(0.5, in: 0...1, $0) }
      + GroupVariant.allCases.map { .group($0) } + OverlayVariant.allCases.map { .overlay($0) }
      + [
        .stack(.horizontal), .spacer(minimum: 20), .grid(.tracks(.horizontal)),
        .scroll(.horizontal, showsIndicators: true, isEnabled: true), .disclosure(isExpanded: true),
        .image(.symbol("a"), isResizable: true), .image(.awaited("a")), .shape(.ellipse),
        .text("Words"), .slider(5, in: 0...9, step: 1), .stepper(5, minimum: 0, maximum: 9),
        .section(isExpanded: true), .screen(title: "Title"), .list(.automatic, [.editing]),
      ]
  }

  @Test(
    "A control has a box in the theme",
    arguments: ElementRole.allCases.filter { $0.family == .control })
  func boxes(role: ElementRole) {
    // Their boxes depend on what is around or in them.
    let others: [ElementRole] = [.picker, .option, .menu, .textEditor]
    let shape = ControlMetrics.theme.shape(of: ElementContent(role))
    #expect((shape == ControlShape()) == others.contains(role))
  }
}
