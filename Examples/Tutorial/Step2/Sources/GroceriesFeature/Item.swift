import Foundation

/// Something to buy.
struct Item: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
  var isDone = false
}
