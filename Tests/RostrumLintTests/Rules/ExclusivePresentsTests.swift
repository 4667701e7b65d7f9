import Testing

struct ExclusivePresentsTests {
  private let rule = RostrumLintTests.rule("exclusivePresents")

  @Test("Two screens") func screens() {
    let source = #"""
      struct State {
        @Presents var a: A.State?
        @Presents var alert: AlertState<Alert>?
        @PresentationState public var b: B.State?
      }
      """#
    #expect(places(of: rule, in: source) == ["4:33"])
  }

  @Test("One screen with an alert, and screens that aren't presented") func one() {
    let source = #"""
      struct State {
        @Presents var destination: Destination.State?
        @Presents var alert: AlertState<Alert>?
        @Presents var dialog: ConfirmationDialogState<Dialog>?
        var child: Child.State?
      }
      struct Other { @Presents var a: A.State? }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("Branches of an `#if`, of which one is compiled")
  func branches() {
    let source = #"""
      struct State {
        #if os(iOS)
          @Presents var a: A.State?
        #else
          @Presents var b: B.State?
        #endif
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
