// The `UIKit` module: those parts that a browser supports, and Foundation.
@_exported import Foundation
@_exported import Observation
@_exported import RostrumFoundation
@_exported import RostrumScenes
