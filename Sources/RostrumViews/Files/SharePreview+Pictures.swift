extension SharePreview where Icon == Never {
  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture, which only Apple’s systems show.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture, which only Apple’s systems show.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture, which only Apple’s systems show.
  public init(_ title: Text, image: Image) {
    self.init(title: title)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - icon: The small picture, which only Apple’s systems show.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The small picture, which only Apple’s systems show.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, icon: Icon) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The small picture, which only Apple’s systems show.
  public init(_ title: Text, icon: Icon) {
    self.init(title: title)
  }
}

extension SharePreview {
  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture, which only Apple’s systems show.
  ///   - icon: The small picture, which only Apple’s systems show.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture, which only Apple’s systems show.
  ///   - icon: The small picture, which only Apple’s systems show.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title; a browser makes pictures by itself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture, which only Apple’s systems show.
  ///   - icon: The small picture, which only Apple’s systems show.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title)
  }
}
