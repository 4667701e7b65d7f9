import Foundation
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct BoxTests {
  @Test func modifiersThatFitShareTheElementsBox() {
    let view = Rendering {
      Text("a").padding().background(.red).cornerRadius(8).opacity(0.5)
    }
    #expect(view.outline == #"text "a" style=padding+background+cornerRadius+opacity"#)
  }

  @Test func modifiersThatDoNotFitGetABoxAround() {
    let view = Rendering {
      Text("a").background(.red).padding()
      Text("b").frame(width: 10).padding().background(.red).padding()
    }
    #expect(
      view.outline == """
        group style=padding
          text "a" style=background
        group style=padding
          group style=padding+background
            text "b" style=frame
        """)
  }

  @Test func whatTextsInheritNeedsNoBox() throws {
    let view = Rendering {
      VStack { Text("a") }.padding().background(.red).font(.title).foregroundStyle(.secondary)
    }
    let stack = try view.only(.stack)
    #expect(Set(stack.styles).isSuperset(of: [.font(.title), .foreground(.hierarchical(1))]))
    #expect(view.all(.group).isEmpty)
  }

  @Test func aModifierOfAGroupIsOneOfEachView() {
    let view = Rendering {
      Group {
        Text("a")
        Text("b")
      }
      .padding()
    }
    #expect(view.outline == "text \"a\" style=padding\ntext \"b\" style=padding")
  }

  @Test func paddingsHaveAllForms() throws {
    let view = Rendering {
      Text("a").padding()
      Text("b").padding(8)
      Text("c").padding(.horizontal)
      Text("d").padding([.top, .leading], 2)
      Text("e").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(
      view.all(.text).map(\.styles) == [
        [.padding(EdgeInsets(16, on: .all))], [.padding(EdgeInsets(8, on: .all))],
        [.padding(EdgeInsets(16, on: .horizontal))],
        [.padding(EdgeInsets(top: 2, leading: 2, bottom: 0, trailing: 0))],
        [.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))],
      ])
  }

  @Test func nothingIsSaidForNoColorAndNoFont() {
    let view = Rendering { Text("a").foregroundColor(nil).font(nil).tint(nil).lineLimit(nil) }
    #expect(view.outline == #"text "a""#)
  }

  @Test func aChangedStyleChangesOneAttribute() throws {
    struct Late: View {
      @State var isLate = false
      var body: some View {
        Button("Later") { isLate.toggle() }
        VStack { Text("a") }.foregroundColor(isLate ? .red : nil)
      }
    }
    let view = Rendering { Late() }
    let mutations = try view.perform(.tap, on: .button)
    let stack = try view.only(.stack)
    #expect(
      mutations == [
        .set(stack, \.styles, from: [], to: [.foreground(.color(.red))])
      ])
  }

  @Test func aBackgroundInAShapeIsABoxWithRoundCorners() {
    let view = Rendering {
      Text("a").padding().background(.red, in: RoundedRectangle(cornerRadius: 5))
      Color.red.frame(width: 9).clipShape(Circle())
    }
    #expect(
      view.outline == """
        text "a" style=padding+background+cornerRadius
        shape style=fill+frame+cornerRadius
        """)
  }
}
