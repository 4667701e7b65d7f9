import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Links whose screen depends on state") struct ActiveLinkTests {
  struct Flagged: View {
    @State var isActive = false

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("go", isActive: $isActive) { Text("there").navigationTitle("There") }
          Button("on") { isActive = true }
          Text(isActive ? "active" : "idle")
        }
        .navigationTitle("Here")
      }
    }
  }

  @Test("Following the link sets the binding to true, and going back to false")
  func flag() async {
    let host = TestHost { Flagged() }
    await host.link("go").tap()
    #expect(host.path == ["Here", "There"])
    await host.back()
    #expect(host.path == ["Here"])
    #expect(host.text("idle").exists)
  }

  @Test("The app follows the link through the binding")
  func byFlag() async {
    let host = TestHost { Flagged() }
    await host.button("on").tap()
    #expect(host.path == ["Here", "There"])
  }

  @Test("The mark of links can be hidden, and a view reads whether it is")
  func indicator() throws {
    struct Reader: View {
      @Environment(\.navigationLinkIndicatorVisibility) private var visibility

      var body: some View { Text(verbatim: "\(visibility)") }
    }
    let view = Rendering {
      NavigationStack {
        List {
          Group {
            NavigationLink("plain") { Text("there") }
            NavigationLink("shown") { Text("there") }.navigationLinkIndicatorVisibility(.visible)
            Reader()
          }
          .navigationLinkIndicatorVisibility(.hidden)
          NavigationLink("other") { Text("there") }
        }
      }
    }
    #expect(view.all(.link).map(\.styles) == [[.linkIndicatorHidden], [], []])
    #expect(view.all(.text).contains { $0.content.text == "hidden" })
  }

  @Test("A screen can be shown initially")
  func start() {
    #expect(TestHost { Flagged(isActive: true) }.path == ["Here", "There"])
  }

  @Test("Of several links, the one with the selected tag shows its screen")
  func tag() async {
    let box = Box<Int?>(nil)
    let host = TestHost {
      NavigationStack {
        List(0..<3, id: \.self) { number in
          NavigationLink("go \(number)", tag: number, selection: box.binding) {
            Text("\(number)").navigationTitle("Number \(number)")
          }
        }
        .navigationTitle("Numbers")
      }
    }
    await host.link("go 1").tap()
    #expect(box.value == 1)
  }

  @Test("Going back from a link with a tag clears the selection")
  func tagBack() async {
    struct Rows: View {
      @State private var chosen: Int? = 2
      var body: some View {
        NavigationStack {
          List {
            ForEach(1..<3) { number in
              NavigationLink(
                destination: Text("\(number)").navigationTitle("Number \(number)"), tag: number,
                selection: $chosen
              ) {
                Text("go \(number)")
              }
            }
            Text(chosen == nil ? "none" : "some")
          }
          .navigationTitle("Numbers")
        }
      }
    }
    let host = TestHost { Rows() }
    #expect(host.path == ["Numbers", "Number 2"])
    await host.back()
    #expect(host.text("none").exists)
    await host.link("go 1").tap()
    #expect(host.path == ["Numbers", "Number 1"])
  }

  @Test("Links can have custom labels")
  func labels() async {
    let box = Box(false)
    let tag = Box<String?>(nil)
    let host = TestHost {
      NavigationStack {
        NavigationLink(isActive: box.binding) {
          Text("1")
        } label: {
          Text("first")
        }
        NavigationLink(destination: Text("2"), isActive: box.binding) { Text("second") }
        NavigationLink(tag: "x", selection: tag.binding) {
          Text("3")
        } label: {
          Text("third")
        }
      }
    }
    await host.link("first").tap()
    #expect(box.value)
    await host.link("third").tap()
    #expect(tag.value == "x")
    #expect(host.link("second").exists)
  }

  @Test("The screen can come before the binding, after a title")
  func screensFirst() async {
    let isActive = Box(false)
    let tag = Box<Int?>(nil)
    let title = "third"
    let host = TestHost {
      NavigationStack {
        NavigationLink("first", destination: Text("1"), isActive: isActive.binding)
        NavigationLink("second", destination: Text("2"), tag: 2, selection: tag.binding)
        NavigationLink(title, destination: Text("3"), tag: 3, selection: tag.binding)
      }
    }
    await host.link("first").tap()
    #expect(isActive.value)
    await host.link("second").tap()
    #expect(tag.value == 2)
    await host.link("third").tap()
    #expect(tag.value == 3)
  }
}
