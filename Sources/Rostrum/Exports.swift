@_exported import Foundation
@_exported import Observation
@_exported import RostrumCases
@_exported import RostrumCore
@_exported import RostrumDependencies
@_exported import RostrumFoundation
@_exported import RostrumPresentation
@_exported import RostrumViews
