// What `import UIKit` means: what of it a browser can do, and Foundation.
@_exported import Foundation
@_exported import RostrumFoundation
@_exported import RostrumViews
