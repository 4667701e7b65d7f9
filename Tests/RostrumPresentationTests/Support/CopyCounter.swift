/// A value that counts its writes, and those for which its storage had to be copied.
struct CopyCounter: Identifiable {
  private final class Storage {
    var count = 0
  }

  let id: Int
  private(set) var copies = 0
  private var storage = Storage()

  init(id: Int) {
    self.id = id
  }

  var count: Int { storage.count }

  mutating func increment() {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = Storage()
      copy.count = storage.count
      storage = copy
      copies += 1
    }
    storage.count += 1
  }
}
