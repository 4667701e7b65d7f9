import Foundation
import Rostrum

// Shared values of keys with defaults, whose values may be optional.

extension SharedKey where Self == AppStorageKey<URL?>.Default {
  static var selected: Self { Self[.appStorage("selected"), default: nil] }
}

extension SharedKey where Self == AppStorageKey<Int>.Default {
  static var count: Self { Self[.appStorage("count"), default: 1] }
}

extension SharedReaderKey where Self == InMemoryKey<String?>.Default {
  static var name: Self { Self[.inMemory("name"), default: "Blob"] }
}

struct State {
  @Shared(.selected) var selected: URL?
  @Shared(.selected) var inferred
  @Shared(.selected) var withDefault: URL? = URL(filePath: "/")
  @Shared(.appStorage("plain")) var plain: URL?
  @Shared(.inMemory("optional")) var optional: Int?
  @Shared(.count) var count
  @Shared(.count) var counted: Int
  @Shared(.count) var other = 2
  @Shared(.name) var name
  @SharedReader(.selected) var readSelected: URL?
  @SharedReader(.selected) var readInferred
  @SharedReader(.count) var readCount: Int
  @SharedReader(.count) var readCounted
  @SharedReader(.name) var readName: String?
  @SharedReader(.inMemory("optional")) var readOptional: Int?
}

func use(_ state: State) {
  let urls: [URL?] = [state.selected, state.inferred, state.withDefault, state.plain]
  let numbers: [Int] = [
    state.count, state.counted, state.other, state.readCount, state.readCounted,
  ]
  let names: [String?] = [state.name, state.readName]
  _ = (urls, numbers, names, state.readSelected, state.readInferred)
}
