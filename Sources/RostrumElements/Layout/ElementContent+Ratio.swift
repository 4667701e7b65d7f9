import Foundation

extension ElementContent {
  /// The ratio of width to height of the content at its own size; `nil` if only a host knows it.
  package var ratio: Double? {
    switch self {
    case .image(.symbol, _): 1
    case .image(.picture(let picture), _):
      picture.size.height > 0 ? Double(picture.size.width / picture.size.height) : nil
    default: nil
    }
  }
}
