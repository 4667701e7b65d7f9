// The `SwiftUI` module of a program: that of libraries, and an `App` whose `main()` runs a server.
@_exported import DropInSwiftUI
@_exported import RostrumWeb
