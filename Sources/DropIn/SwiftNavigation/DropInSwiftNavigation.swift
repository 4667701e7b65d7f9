// What `import SwiftNavigation` means: questions as state, and cases.
@_exported import RostrumCases
@_exported import RostrumPresentation
