/// What is linted, and how: the contents of `.rostrum-lint.yml`.
package struct Configuration: Sendable, Hashable {
  /// The settings of one rule.
  package struct Settings: Sendable, Hashable {
    /// The level; nil if it is the rule's own.
    package var level: Level?
    /// Whether the rule is on.
    package var isOn = true
    /// The only paths in which the rule is on; if empty, it is on in all.
    package var included: [String] = []
    /// The paths about which the rule says nothing.
    package var excluded: [String] = []
    /// The options, by their names.
    package var options: [String: OptionValue] = [:]

    /// Creates the settings of a rule as it is by itself.
    package init() {}
  }

  /// The files and folders to lint if the command names none.
  package var included: [String] = []
  /// The paths that aren't linted.
  package var excluded: [String] = []
  /// The settings of rules, by the names of the rules.
  package var rules: [String: Settings] = [:]

  /// Creates a configuration with all rules as they are by themselves.
  package init() {}

  func isOn(_ rule: String, for path: String) -> Bool {
    guard let settings = rules[rule] else { return true }
    return settings.isOn
      && (settings.included.isEmpty || settings.included.contains { PathPattern($0).matches(path) })
      && !settings.excluded.contains { PathPattern($0).matches(path) }
  }
}

/// What is wrong in a configuration.
package struct ConfigurationError: Error, CustomStringConvertible {
  /// What is wrong, and what is possible instead.
  package let description: String
}

extension Configuration: Decodable {
  /// Decodes a configuration, and refuses what it doesn't know.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `ConfigurationError` about a key, a rule or an option that doesn't exist, or an error of the
  ///   decoder.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys {
      switch key.stringValue {
      case "included": included = try container.decode([String].self, forKey: key)
      case "excluded": excluded = try container.decode([String].self, forKey: key)
      case "rules":
        let rules = try container.nestedContainer(keyedBy: Key.self, forKey: key)
        for name in rules.allKeys {
          guard let rule = Rules.named(name.stringValue) else {
            throw ConfigurationError(
              description: "there is no rule '\(name.stringValue)'; --rules lists them")
          }
          self.rules[rule.name] = try Settings(rule, at: name, in: rules)
        }
      default:
        throw ConfigurationError(
          description: "'\(key.stringValue)' means nothing; use included, excluded and rules")
      }
    }
  }

  fileprivate struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Configuration.Settings {
  fileprivate init(
    _ rule: any Rule.Type, at key: Configuration.Key,
    in rules: KeyedDecodingContainer<Configuration.Key>
  ) throws {
    // `rule: off` and `rule: error` are short for a `level`. YAML reads `off` as a Boolean.
    if let isOn = try? rules.decode(Bool.self, forKey: key) {
      self.isOn = isOn
      return
    }
    if let word = try? rules.decode(String.self, forKey: key) {
      try set(level: word)
      return
    }
    let settings = try rules.nestedContainer(keyedBy: Configuration.Key.self, forKey: key)
    for key in settings.allKeys {
      switch key.stringValue {
      case "level":
        if let isOn = try? settings.decode(Bool.self, forKey: key) {
          self.isOn = isOn
        } else {
          try set(level: settings.decode(String.self, forKey: key))
        }
      case "included": included = try settings.decode([String].self, forKey: key)
      case "excluded": excluded = try settings.decode([String].self, forKey: key)
      case let option:
        let value = try? settings.decode(OptionValue.self, forKey: key)
        switch (rule.options[option], value) {
        case (.number, .number(0...)?), (.words, .words?): options[option] = value
        case (.some(let value), _):
          throw ConfigurationError(
            description: "the option '\(option)' of '\(rule.name)' is written like \(value)")
        case (nil, _):
          let known = ["level", "included", "excluded"] + rule.options.keys.sorted()
          throw ConfigurationError(
            description: "the rule '\(rule.name)' has no option '\(option)'; "
              + "it has \(known.joined(separator: ", "))")
        }
      }
    }
  }

  private mutating func set(level word: String) throws {
    if word == "off" {
      isOn = false
    } else if let level = Level(rawValue: word) {
      self.level = level
    } else {
      throw ConfigurationError(
        description: "'\(word)' isn't a level; use error, warning or off")
    }
  }
}
