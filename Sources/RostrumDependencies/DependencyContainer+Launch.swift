extension DependencyContainer {
  /// The objects that belong to one of several launches in a process, in place of shared objects.
  struct Belongings {
    fileprivate var launches = 1
    fileprivate var objects: [ObjectIdentifier: (owner: AnyObject, object: AnyObject)] = [:]
  }

  /// Whether the container belongs to a launch that has begun and not ended.
  package var isLaunched: Bool { withBelongings { $0 != nil } }

  /// Begins a launch of an app.
  ///
  /// Several launches may share a container, whose objects are retained until all of them have
  /// ended.
  package func beginLaunch() {
    withBelongings { belongings in
      if belongings == nil { belongings = Belongings() } else { belongings?.launches += 1 }
    }
  }

  /// Ends a launch, and releases its objects if it was the last one.
  package func endLaunch() {
    // NB: Deinitializers may access the container, so the objects are released outside of the lock.
    let last: Belongings? = withBelongings { belongings in
      belongings?.launches -= 1
      guard let ended = belongings, ended.launches == 0 else { return nil }
      belongings = nil
      return ended
    }
    withExtendedLifetime(last) {}
  }

  /// Returns the object that this launch uses in place of an object of another launch.
  ///
  /// The object is created on first access, and retained until the launch ends.
  ///
  /// - Parameters:
  ///   - owner: The object of the other launch, which is also retained.
  ///   - make: Creates the object.
  /// - Returns: The object. After the launch has ended, each call returns a new object.
  package func object<Object: AnyObject>(inPlaceOf owner: AnyObject, make: () -> Object) -> Object {
    let id = ObjectIdentifier(owner)
    if let object = withBelongings({ $0?.objects[id]?.object }) as? Object { return object }
    let object = make()
    withBelongings { $0?.objects[id] = (owner, object) }
    return object
  }
}
