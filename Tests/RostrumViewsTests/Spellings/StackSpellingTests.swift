import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct StackSpellingTests {
  private func stack(@ViewBuilder _ content: () -> some View) throws -> Element {
    try Rendering(content).only(.stack)
  }

  @Test func viewsStandSideBySide() throws {
    let stack = try stack {
      HStack {
        Text("a")
        Text("b")
      }
    }
    #expect(stack.content == .stack(.horizontal))
    #expect(stack.children.map { $0.content.text } == ["a", "b"])
    #expect(stack.styles.isEmpty)
  }

  @Test func viewsStandUnderEachOther() throws {
    let stack = try stack {
      VStack {
        Text("a")
        Text("b")
      }
    }
    #expect(stack.content == .stack(.vertical))
    #expect(stack.children.map { $0.content.text } == ["a", "b"])
    #expect(stack.styles.isEmpty)
  }

  @Test(arguments: [VerticalAlignment.top, .bottom, .firstTextBaseline])
  func viewsSideBySideStandAtOneHeight(alignment: VerticalAlignment) throws {
    let stack = try stack { HStack(alignment: alignment) { Text("a") } }
    #expect(stack.styles == [.alignment(Alignment(horizontal: .center, vertical: alignment))])
  }

  @Test(arguments: [HorizontalAlignment.leading, .trailing])
  func viewsUnderEachOtherStandAtOneSide(alignment: HorizontalAlignment) throws {
    let stack = try stack { VStack(alignment: alignment) { Text("a") } }
    #expect(stack.styles == [.alignment(Alignment(horizontal: alignment, vertical: .center))])
  }

  @Test func theDistanceSideBySideIsSaid() throws {
    #expect(try stack { HStack(spacing: 0) { Text("a") } }.styles == [.spacing(0)])
  }

  @Test func theDistanceUnderEachOtherIsSaid() throws {
    #expect(try stack { VStack(spacing: 16) { Text("a") } }.styles == [.spacing(16)])
  }

  @Test func sideAndDistanceAreSaidTogether() throws {
    let stack = try stack { VStack(alignment: .leading, spacing: 4) { Text("a") } }
    #expect(
      Set(stack.styles) == [
        .spacing(4), .alignment(Alignment(horizontal: .leading, vertical: .center)),
      ])
  }

  @Test func viewsStandOnTopOfEachOtherTheLastInFront() {
    let view = Rendering {
      ZStack {
        Circle()
        Text("front")
      }
    }
    #expect(view.all(.overlay).map { $0.children.map(\.role) } == [[.shape, .text]])
    #expect(view.all(.overlay).map(\.styles) == [[]])
  }

  @Test func viewsOnTopOfEachOtherStandAtOneCorner() throws {
    let view = Rendering { ZStack(alignment: .bottomTrailing) { Text("a") } }
    #expect(try view.only(.overlay).styles == [.alignment(.bottomTrailing)])
  }

  @Test func aLineStandsBetweenItsSiblings() {
    let view = Rendering {
      VStack {
        Text("a")
        Divider()
        Text("b")
      }
    }
    #expect(view.outline == "stack axis=\"vertical\"\n  text \"a\"\n  divider\n  text \"b\"")
  }

  @Test func anEmptyViewIsNothing() {
    let view = Rendering {
      List {
        EmptyView()
        Text("a")
        EmptyView().padding()
      }
    }
    #expect(view.outline == "list\n  row\n    text \"a\"")
  }

  @Test func aGroupIsNoBoxOfItsOwn() {
    let view = Rendering {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(view.outline == "stack axis=\"vertical\"\n  text \"a\"\n  text \"b\"")
  }

  @Test func aWindowHoldsViews() {
    struct Program: App {
      var body: some Scene {
        WindowGroup {
          Text("a")
          Text("b")
        }
      }
    }
    let host = TestHost(Program())
    #expect(host.text("a").exists)
    #expect(host.text("b").exists)
  }
}
