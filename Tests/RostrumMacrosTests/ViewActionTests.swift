import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@ViewAction")
struct ViewActionTests {
  @Test("A view with a store can send view actions")
  func aViewWithAStoreCanSendViewActions() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
        }
        """,
      by: ["ViewAction": ViewActionMacro.self],
      is: """
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
        }

        nonisolated extension FeatureView: RostrumCore.ViewActionSending {}
        """)
  }

  @Test("A view without a store is refused, and the property offered")
  func aViewWithoutAStoreIsRefusedAndThePropertyOffered() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          var title = ""
        }
        """,
      by: ["ViewAction": ViewActionMacro.self],
      is: """
        struct FeatureView {
          var title = ""
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@ViewAction' requires 'FeatureView' to have a 'store' property of type 'Store'.",
          line: 1, column: 1,
          fixIts: [FixItSpec(message: "Add 'let store: StoreOf<Feature>'")])
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          let store: StoreOf<Feature>
          var title = ""
        }
        """)
  }

  @Test("Sending view actions around send is warned about")
  func sendingViewActionsAroundSendIsWarnedAbout() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          let store: StoreOf<Feature>
          func tap() {
            self.store.send(.view(.tapped(1)))
          }
        }
        """,
      by: ["ViewAction": ViewActionMacro.self],
      is: """
        struct FeatureView {
          let store: StoreOf<Feature>
          func tap() {
            self.store.send(.view(.tapped(1)))
          }
        }

        nonisolated extension FeatureView: RostrumCore.ViewActionSending {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "Do not use 'store.send' directly when using '@ViewAction'",
          line: 5, column: 5, severity: .warning,
          fixIts: [FixItSpec(message: "Use 'send(.tapped(1))'")])
      ],
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          let store: StoreOf<Feature>
          func tap() {
            send(.tapped(1))
          }
        }
        """)
  }

  @Test("Sending other actions is warned about, without a proposal")
  func sendingOtherActionsIsWarnedAboutWithoutAProposal() {
    expectExpansion(
      of: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          let store: StoreOf<Feature>
          func tap() {
            store.send(.delegate)
          }
        }
        """,
      by: ["ViewAction": ViewActionMacro.self],
      is: """
        struct FeatureView {
          let store: StoreOf<Feature>
          func tap() {
            store.send(.delegate)
          }
        }

        nonisolated extension FeatureView: RostrumCore.ViewActionSending {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "Do not use 'store.send' directly when using '@ViewAction'",
          line: 5, column: 5, severity: .warning)
      ])
  }
}
