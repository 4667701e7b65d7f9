import Testing

struct AlertStateInModelTests {
  private let rule = RostrumLintTests.rule("alertStateInModel")

  @Test("Booleans of models") func models() {
    let source = #"""
      @Observable final class A {
        var isErrorPresented = false
        var showAlert: Bool = true
        @Published var isShowingDeleteAlert = false
      }
      class B: ObservableObject { @Published var showDeleteDialog = false }
      """#
    #expect(places(of: rule, in: source) == ["2:7", "3:7", "4:18", "6:44"])
  }

  @Test("Views, other names and types, and computed properties") func others() {
    let source = #"""
      struct V: View { @State var isErrorPresented = false }
      @Observable final class A {
        var isPresented = false
        var showsDetails = false
        var isEditing = false
        var isErrorPresented: Bool { error != nil }
        var isPathPresented: [Int] = []
        var showAlerts: [Alert] = []
        static var showAlert = false
      }
      final class C { var isErrorPresented = false }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("A Boolean by which an alert of the same file is shown")
  func usage() {
    let source = #"""
      @Observable final class A {
        var asks = false
        var isSettingsPresented = false
      }
      struct V: View {
        var body: some View {
          Text("a").alert("a", isPresented: $model.asks) {}
            .sheet(isPresented: $model.isSettingsPresented) {}
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["2:7"])
  }

  @Test("An optional that an alert of the same file is about")
  func subject() {
    let source = #"""
      @Observable final class A {
        var failure: Failure?
        var selection: Int?
      }
      struct V: View {
        @State private var failure: Failure?
        var body: some View {
          Text("a")
            .alert("a", isPresented: isFailurePresented, presenting: model.failure) { _ in }
            .alert("b", isPresented: isFailurePresented, presenting: failure) { _ in }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["2:7"])
  }
}
