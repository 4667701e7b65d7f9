import Rostrum
import RostrumTesting
import Testing

/// Views that change what features share.
@MainActor
@Suite struct SharedBindingTests {
  struct Profile: Equatable, Sendable {
    var name = "Blob"
    var isOn = false
  }

  struct ProfileView: View {
    @Shared(.inMemory("profile")) var profile = Profile()

    var body: some View {
      VStack {
        TextField("Name", text: Binding($profile.name))
        Toggle("On", isOn: Binding($profile).isOn)
        Text(verbatim: "Hello, \(profile.name)")
      }
    }
  }

  @Test("A control changes a part of a shared value, which updates every view")
  func parts() async {
    let host = TestHost { ProfileView() }
    await host.textField("Name").type("Junior")
    #expect(host.text("Hello, Junior").exists)
    await host.toggle("On").setOn(true)
    let profile = withDependencies {
      $0 = host.dependencies
    } operation: {
      Shared(wrappedValue: Profile(), .inMemory("profile")).wrappedValue
    }
    #expect(profile == Profile(name: "Junior", isOn: true))
  }

  @Test("A change from elsewhere updates the view")
  func elsewhere() async {
    let shared = Shared(value: "a")
    struct Screen: View {
      let shared: Shared<String>
      var body: some View { TextField("Name", text: Binding(shared)) }
    }
    let host = TestHost { Screen(shared: shared) }
    shared.withLock { $0 = "b" }
    await host.settle()
    #expect(host.textField("Name").value == "b")
  }

  @Test("A binding to an optional can be unwrapped")
  func optional() throws {
    let shared = Shared(value: String?.some("a"))
    let binding: Binding<String> = try #require(Binding(Binding(shared)))
    binding.wrappedValue = "b"
    #expect(shared.wrappedValue == "b")
  }
}
