/// The names of modules that an app can't have, because its dependencies or the toolchain have them.
enum ModuleNames {
  /// All names.
  static let all = Set(
    String(decoding: PackageResources.modules_txt, as: UTF8.self)
      .split(separator: "\n").map(String.init))
}
