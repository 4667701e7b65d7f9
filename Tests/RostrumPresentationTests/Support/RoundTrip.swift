import Foundation

/// The value that is read where this one was written.
func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

/// Reads a value from JSON.
func decode<Value: Decodable>(_ type: Value.Type = Value.self, from json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}
