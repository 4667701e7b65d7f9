import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Animatable")
struct AnimatableTests {
  private let macros: [String: any Macro.Type] = [
    "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
  ]

  @Test("The data of several variables is nested pairs")
  func pairs() {
    expectExpansion(
      of: """
        @Animatable
        public struct Arc {
          var start: Angle
          var end, radius: CGFloat
        }
        """,
      by: macros,
      is: """
        public struct Arc {
          var start: Angle
          var end, radius: CGFloat

          public nonisolated var animatableData: RostrumViews.AnimatablePair<Angle.AnimatableData, RostrumViews.AnimatablePair<CGFloat.AnimatableData, CGFloat.AnimatableData>> {
            get {
              RostrumViews.AnimatablePair(self.start.animatableData, RostrumViews.AnimatablePair(self.end.animatableData, self.radius.animatableData))
            }
            set {
              self.start.animatableData = newValue.first
              self.end.animatableData = newValue.second.first
              self.radius.animatableData = newValue.second.second
            }
          }
        }

        nonisolated extension Arc: RostrumViews.Animatable {}
        """)
  }

  @Test("What isn't a stored variable of the value, or has nothing in between, is left out")
  func leftOut() {
    expectExpansion(
      of: """
        @Animatable
        struct Wave {
          let height: Double
          static var count = 0.5
          var twice: Double { phase * 2 }
          var isUp = true
          var name: String?
          var ways: [Double]
          @State var wrapped = 0.0
          @AnimatableIgnored var ignored: Double
          var isShown = false, phase = 0.0
        }
        """,
      by: macros,
      is: """
        struct Wave {
          let height: Double
          static var count = 0.5
          var twice: Double { phase * 2 }
          var isUp = true
          var name: String?
          var ways: [Double]
          @State var wrapped = 0.0
          var ignored: Double
          var isShown = false, phase = 0.0

          nonisolated var animatableData: Swift.Double.AnimatableData {
            get {
              self.phase.animatableData
            }
            set {
              self.phase.animatableData = newValue
            }
          }
        }

        nonisolated extension Wave: RostrumViews.Animatable {}
        """)
  }

  @Test("A struct without variables has empty data")
  func empty() {
    expectExpansion(
      of: """
        @Animatable
        struct Line {
        }
        """,
      by: macros,
      is: """
        struct Line {

          nonisolated var animatableData: RostrumViews.EmptyAnimatableData {
            get {
              RostrumViews.EmptyAnimatableData()
            }
            set {}
          }
        }

        nonisolated extension Line: RostrumViews.Animatable {}
        """)
  }

  @Test("Data that the struct declares stays")
  func declared() {
    expectExpansion(
      of: """
        @Animatable
        struct Line {
          var length = 0.0
          var animatableData: Double { get { length } set { length = newValue } }
        }
        """,
      by: macros,
      is: """
        struct Line {
          var length = 0.0
          var animatableData: Double { get { length } set { length = newValue } }
        }

        nonisolated extension Line: RostrumViews.Animatable {}
        """)
  }

  @Test("The type of each variable has to show")
  func missingType() {
    expectExpansion(
      of: """
        @Animatable
        struct Arc {
          var end = Angle.zero
        }
        """,
      by: macros,
      is: """
        struct Arc {
          var end = Angle.zero
        }

        nonisolated extension Arc: RostrumViews.Animatable {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Animatable' requires the type of each stored 'var'", line: 3, column: 7,
          fixIts: [FixItSpec(message: "Add a type")])
      ],
      fixed: """
        @Animatable
        struct Arc {
          var end: <#Type#> = Angle.zero
        }
        """)
  }

  @Test("Only structs are animatable")
  func refused() {
    expectExpansion(
      of: """
        @Animatable
        enum Line {}
        """,
      by: macros,
      is: "enum Line {}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@Animatable' cannot be applied to enum type 'Line'", line: 1, column: 1)
      ])
  }
}
