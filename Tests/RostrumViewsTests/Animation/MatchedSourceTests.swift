import Foundation
import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite("Views from which a screen grows", .viewsEnd) struct MatchedSourceTests {
  private struct Cover: View {
    @Namespace private var names
    var background: Color?
    var isRound = false
    var hasShadow = false

    var body: some View {
      if let background, isRound, hasShadow {
        Text("a").matchedTransitionSource(id: 1, in: names) {
          $0.background(background).clipShape(.rect(cornerRadius: 8)).shadow(radius: 3)
        }
      } else if isRound {
        Text("a").matchedTransitionSource(id: 1, in: names) {
          $0.clipShape(.rect(cornerRadius: 8))
        }
      } else if hasShadow {
        Text("a").matchedTransitionSource(id: 1, in: names) { $0.shadow(radius: 3) }
      } else {
        Text("a").matchedTransitionSource(id: 1, in: names) { $0 }
      }
    }
  }

  private struct Sample: View {
    var body: some View {
      Text("a").background(.red).clipShape(.rect(cornerRadius: 8)).shadow(radius: 3)
    }
  }

  private func kinds(_ view: some View) -> Set<StyleProperty.Kind> {
    let elements = Rendering { view }.graph.root.descendants
    return Set(elements.flatMap(\.styles).map(\.kind))
  }

  @Test("The view has the background, the shape and the shadow of the configuration")
  func looks() {
    let all = kinds(Cover(background: .red, isRound: true, hasShadow: true))
    #expect(all == kinds(Sample()).union([.matched]))
    let round = kinds(Cover(isRound: true))
    #expect(round.isSuperset(of: kinds(Text("a").clipShape(.rect(cornerRadius: 8)))))
    let raised = kinds(Cover(hasShadow: true))
    #expect(raised.isSuperset(of: kinds(Text("a").shadow(radius: 3))))
  }

  @Test("A configuration that is returned as it is leaves the view as it is")
  func plain() {
    #expect(kinds(Cover()).contains(.matched))
    #expect(kinds(Cover()).isDisjoint(with: kinds(Text("a").shadow(radius: 3))))
  }

  @Test("What other systems do behind bars and for large texts leaves the view as it is")
  func hints() {
    let plain = Rendering { Text("a") }.outline
    #expect(Rendering { Text("a").backgroundExtensionEffect() }.outline == plain)
    #expect(Rendering { Text("a").backgroundExtensionEffect(isEnabled: true) }.outline == plain)
    #expect(Rendering { Text("a").accessibilityShowsLargeContentViewer() }.outline == plain)
    let large = Rendering { Text("a").accessibilityShowsLargeContentViewer { Text("A") } }
    #expect(large.outline == plain)
  }
}
