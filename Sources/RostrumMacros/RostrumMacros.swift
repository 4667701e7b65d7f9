import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin with all macros of the package.
@main
struct RostrumMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableIgnoredMacro.self,
    AnimatableMacro.self,
    AutoCaseIterableMacro.self,
    CallSiteMacro.self,
    CaseBindableMacro.self,
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointIgnoredMacro.self,
    DependencyEndpointMacro.self,
    DependencyEntryMacro.self,
    EntryMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    ReducerCaseEphemeralMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
    ViewActionMacro.self,
  ]
}
