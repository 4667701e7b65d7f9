// What `import SwiftUI` means in a program: the same, and an `App` whose `main()` serves it.
@_exported import DropInSwiftUI
@_exported import RostrumWeb
