// What `import SwiftUI` means: the view language, and what SwiftUI brings along.
@_exported import Foundation
@_exported import Observation
@_exported import struct Rostrum.AppStorage
@_exported import RostrumCombine
@_exported import RostrumFoundation
@_exported import RostrumViews
