extension Atom {
  /// The first word of the name.
  var name: String { style.word }

  /// The words of the name, joined by `_`.
  var token: String { style.token }

  /// The class of elements with the atom.
  var className: String { "s-" + token }

  /// The CSS rule.
  var rule: String { style.rule }
}

extension StyleAtom {
  fileprivate var word: String { name.rawValue }

  fileprivate var token: String {
    var writer = AtomWriter(word)
    operand.write(to: &writer)
    return writer.token
  }

  fileprivate var rule: String {
    let selector = ".s-" + token
    return (Self.isRefinement ? selector + selector : selector) + "{" + declarations + "}"
  }
}
