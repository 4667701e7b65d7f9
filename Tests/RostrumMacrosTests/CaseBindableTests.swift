import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@CaseBindable")
struct CaseBindableTests {
  @Test("Each value of a case gets a binding")
  func bindings() {
    expectExpansion(
      of: """
        @CasePathable @CaseBindable
        public enum Status {
          case reserved(Int, by: String)
          case soldOut
        }
        """,
      by: ["CaseBindable": CaseBindableMacro.self],
      is: """
        @CasePathable
        public enum Status {
          case reserved(Int, by: String)
          case soldOut

          public enum CaseBindings {
            case reserved(RostrumViews.Binding<Int>, by: RostrumViews.Binding<String>)
            case soldOut
          }

          @MainActor
          public static func _$cases(
            of binding: RostrumViews.Binding<Self>
          ) -> CaseBindings {
            switch binding.wrappedValue {
            case .reserved(let v0, let v1):
              return .reserved(binding._$value(id: "reserved.0", last: v0) {
                guard case .reserved(let v0, _) = $0 else { return nil }
                return v0
              } set: {
                guard case .reserved(_, let v1) = $0 else { return }
                $0 = .reserved($1, by: v1)
              }, by: binding._$value(id: "reserved.1", last: v1) {
                guard case .reserved(_, let v1) = $0 else { return nil }
                return v1
              } set: {
                guard case .reserved(let v0, _) = $0 else { return }
                $0 = .reserved(v0, by: $1)
              })
            case .soldOut:
              return .soldOut
            }
          }
        }

        extension Status: RostrumViews.CaseBindable {}
        """)
  }

  @Test("Only enums have cases")
  func refused() {
    expectExpansion(
      of: """
        @CaseBindable
        struct Status {}
        """,
      by: ["CaseBindable": CaseBindableMacro.self],
      is: "struct Status {}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@CaseBindable' cannot be applied to struct type 'Status'", line: 1, column: 1)
      ])
  }
}
