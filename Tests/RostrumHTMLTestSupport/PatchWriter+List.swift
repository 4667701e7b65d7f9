import RostrumElements
import RostrumHTML

/// What a writer writes, without the frame around it.
extension PatchWriter {
  /// The operations for an update, as a list; `nil` if there are none.
  package mutating func patch(_ mutations: [Mutation], touches: [Touch] = []) -> [UInt8]? {
    writePatch(of: mutations, touches: touches)
    return hasOperations ? list : nil
  }

  /// The operations that show the whole tree, as a list.
  package mutating func mount(focused: ElementID?) -> [UInt8] {
    writeMount(focused: focused)
    return list
  }

  private var list: [UInt8] { Array("[".utf8) + operations.bytes + Array("]".utf8) }
}
