// The `CoreTransferable` module, which re-exports the types of content.
@_exported import Foundation
@_exported import RostrumFoundation
