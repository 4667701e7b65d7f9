import RostrumRestoration

extension ValueLayout {
  /// Connects the dynamic properties of a value to their storage in its node.
  package func attach<Value>(_ value: inout Value, storage: inout [AnyObject?], node: Node) {
    if properties.isEmpty { return }
    var restoration: Restoration?
    if storage.isEmpty {
      storage = Array(repeating: nil, count: properties.count)
      restoration = node.graph.restoration
    }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, property) in properties.enumerated() {
        switch property {
        case .node(let type, let offset):
          attachProperty(type, base + offset, &storage[index], node)
          if let restoration, let value = storage[index] as? any KeptProperty, type.isKept {
            let source = PropertySource(Value.self, propertyNames[index], in: node)
            value.keep(source, in: restoration)
          }
        case .custom(let type, let offset):
          updateProperty(type, base + offset)
        }
      }
    }
  }

  /// Releases the storage of dynamic properties.
  package static func detach(_ storage: inout [AnyObject?]) {
    for case let storage as any NodeStorage in storage { storage.detach() }
    storage = []
  }
}

@MainActor
private func attachProperty<Property: NodeProperty>(
  _ type: Property.Type, _ pointer: UnsafeMutableRawPointer,
  _ storage: inout AnyObject?, _ node: Node
) {
  pointer.assumingMemoryBound(to: type).pointee.attach(&storage, to: node)
}

@MainActor
private func updateProperty<Property: DynamicProperty>(
  _ type: Property.Type, _ pointer: UnsafeMutableRawPointer
) {
  pointer.assumingMemoryBound(to: type).pointee.update()
}
