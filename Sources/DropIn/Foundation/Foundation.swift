// What `import Foundation` brings on Apple's systems: Foundation with its networking, Combine and Observation, and
// what Foundation lacks on Linux. A module of the toolchain can't have an alias, so targets import this one implicitly.
@_exported import DropInCombine
@_exported import DropInFoundationNetworking
@_exported import Foundation
@_exported import Observation
@_exported import RostrumFoundation
