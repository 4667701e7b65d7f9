/// Decompresses data of the DEFLATE format; see RFC 1951.
struct Inflater {
  /// The data isn't of the format.
  struct Failure: Error, Hashable {}

  private let input: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Decompresses data with a header of zlib; see RFC 1950.
  ///
  /// - Parameters:
  ///   - data: The compressed data.
  ///   - count: The number of bytes that are expected, and not exceeded.
  /// - Returns: The decompressed bytes.
  /// - Throws: ``Failure``.
  static func inflate(zlib data: [UInt8], count: Int) throws(Failure) -> [UInt8] {
    guard data.count > 2, data[0] & 15 == 8 else { throw Failure() }
    var inflater = Self(input: data, position: 2)
    inflater.output.reserveCapacity(count)
    var isLast = false
    while !isLast {
      isLast = try inflater.read(1) == 1
      switch try inflater.read(2) {
      case 0: try inflater.copyStored(limit: count)
      case 1: try inflater.decode(.fixedLiterals, .fixedDistances, limit: count)
      case 2:
        let (literals, distances) = try inflater.readTables()
        try inflater.decode(literals, distances, limit: count)
      default: throw Failure()
      }
    }
    return inflater.output
  }

  private init(input: [UInt8], position: Int) {
    self.input = input
    self.position = position
  }

  private mutating func read(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard position < input.count else { throw Failure() }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored(limit: Int) throws(Failure) {
    bits = 0
    bitCount = 0
    guard position + 4 <= input.count else { throw Failure() }
    let count = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    guard position + count <= input.count, output.count + count <= limit else { throw Failure() }
    output += input[position..<position + count]
    position += count
  }

  private mutating func symbol(_ table: HuffmanTable) throws(Failure) -> Int {
    var (code, first, index) = (0, 0, 0)
    for count in table.counts.dropFirst() {
      code |= try read(1)
      if code - count < first { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Failure()
  }

  private mutating func decode(
    _ literals: HuffmanTable, _ distances: HuffmanTable, limit: Int
  ) throws(Failure) {
    while true {
      let value = try symbol(literals)
      if value == 256 { return }
      if value < 256 {
        guard output.count < limit else { throw Failure() }
        output.append(UInt8(value))
        continue
      }
      let place = value - 257
      guard place < Self.lengths.count else { throw Failure() }
      let length = try Self.lengths[place] + read(Self.lengthBits[place])
      let code = try symbol(distances)
      guard code < Self.distances.count else { throw Failure() }
      let distance = try Self.distances[code] + read(Self.distanceBits[code])
      guard distance <= output.count, output.count + length <= limit else { throw Failure() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func readTables() throws(Failure) -> (HuffmanTable, HuffmanTable) {
    let literalCount = try read(5) + 257
    let distanceCount = try read(5) + 1
    let codeCount = try read(4) + 4
    var codeLengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Self.order[index]] = try read(3) }
    let codes = HuffmanTable(codeLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(codes) {
      case let length where length < 16: lengths.append(length)
      case 16:
        guard let last = lengths.last else { throw Failure() }
        lengths += [Int](repeating: last, count: try read(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try read(3) + 3)
      default: lengths += [Int](repeating: 0, count: try read(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Failure() }
    return (
      HuffmanTable(Array(lengths[..<literalCount])), HuffmanTable(Array(lengths[literalCount...]))
    )
  }

  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
}

/// The codes of symbols, by their lengths.
private struct HuffmanTable {
  /// How many codes have each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  let symbols: [Int]

  init(_ lengths: [Int]) {
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    var offsets = [Int](repeating: 0, count: 16)
    for length in 1..<15 { offsets[length + 1] = offsets[length] + counts[length] }
    var symbols = [Int](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[offsets[length]] = symbol
      offsets[length] += 1
    }
    self.symbols = symbols
  }

  static let fixedLiterals = Self(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = Self([Int](repeating: 5, count: 30))
}
