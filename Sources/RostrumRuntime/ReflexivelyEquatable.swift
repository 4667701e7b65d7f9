import Foundation

/// A type each of whose values equals itself, so that values that aren't equal aren't the same.
///
/// Others may contain a number that isn't one, or have an `==` of their own.
protocol ReflexivelyEquatable {}

extension Bool: ReflexivelyEquatable {}
extension Character: ReflexivelyEquatable {}
extension Int: ReflexivelyEquatable {}
extension Int8: ReflexivelyEquatable {}
extension Int16: ReflexivelyEquatable {}
extension Int32: ReflexivelyEquatable {}
extension Int64: ReflexivelyEquatable {}
extension String: ReflexivelyEquatable {}
extension UInt: ReflexivelyEquatable {}
extension UInt8: ReflexivelyEquatable {}
extension UInt16: ReflexivelyEquatable {}
extension UInt32: ReflexivelyEquatable {}
extension UInt64: ReflexivelyEquatable {}
extension URL: ReflexivelyEquatable {}
extension UUID: ReflexivelyEquatable {}
extension Array: ReflexivelyEquatable where Element: ReflexivelyEquatable {}
extension Optional: ReflexivelyEquatable where Wrapped: ReflexivelyEquatable {}
extension Set: ReflexivelyEquatable where Element: ReflexivelyEquatable {}
