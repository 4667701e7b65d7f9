import SwiftUI

/// The colour of a book; the colours themselves are in the asset catalogue.
package enum Spine: String, CaseIterable, Codable, Identifiable, Sendable {
  case moss, rust, ink, plum, sand

  package var id: Self { self }

  package var color: Color { Color(rawValue, bundle: .module) }
}
