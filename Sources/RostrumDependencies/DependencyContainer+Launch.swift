extension DependencyContainer {
  /// What one of several launches in a process has of things that all of them name alike.
  struct Belongings {
    fileprivate var launches = 1
    fileprivate var objects: [ObjectIdentifier: (owner: AnyObject, object: AnyObject)] = [:]
  }

  /// Whether the container is that of a launch which has begun and not ended.
  package var isLaunched: Bool { withBelongings { $0 != nil } }

  /// Begins the launch of an app.
  ///
  /// Several launches may share a container, whose belongings stay until all have ended.
  package func beginLaunch() {
    withBelongings { belongings in
      if belongings == nil { belongings = Belongings() } else { belongings?.launches += 1 }
    }
  }

  /// Ends the launch, and lets go of what belongs to it.
  package func endLaunch() {
    // NB: What goes with the last reference may ask for the container, so it goes without the lock.
    let last: Belongings? = withBelongings { belongings in
      belongings?.launches -= 1
      guard let ended = belongings, ended.launches == 0 else { return nil }
      belongings = nil
      return ended
    }
    withExtendedLifetime(last) {}
  }

  /// The object that this launch has in place of one of another launch; made when it is first asked
  /// for, and kept until the launch ends.
  ///
  /// - Parameters:
  ///   - owner: The object of the other launch, which is kept as long.
  ///   - make: Makes the object.
  /// - Returns: The object; a new one for each call when the launch has ended.
  package func object<Object: AnyObject>(inPlaceOf owner: AnyObject, make: () -> Object) -> Object {
    let id = ObjectIdentifier(owner)
    if let object = withBelongings({ $0?.objects[id]?.object }) as? Object { return object }
    let object = make()
    withBelongings { $0?.objects[id] = (owner, object) }
    return object
  }
}
