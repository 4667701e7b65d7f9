// Models of an app's destinations are `@Observable`, and its files import this module alone.
@_exported import Observation
