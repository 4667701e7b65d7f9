import Observation

/// An observable object of the library, which sessions may share: it notifies each one by itself.
package protocol LibraryModel: Observable, AnyObject {}
