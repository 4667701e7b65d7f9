import RostrumViews
import Testing

@MainActor @Suite("Values of the environment for fields") struct AutocorrectionTests {
  @Test("The environment says whether fields correct what is typed")
  func autocorrection() {
    var values = EnvironmentValues()
    #expect(values.disableAutocorrection == false)
    values.disableAutocorrection = true
    #expect(values.autocorrectionDisabled && values.disableAutocorrection == true)
    values.disableAutocorrection = nil
    #expect(!values.autocorrectionDisabled)
  }
}
