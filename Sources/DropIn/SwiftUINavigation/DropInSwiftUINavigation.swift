// What `import SwiftUINavigation` means: the same, and how views show it.
@_exported import Rostrum
