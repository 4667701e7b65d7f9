// The `ComposableArchitecture` module of tests in the spelling of 2023.
@_exported import DropInTesting
@_exported import RostrumClassic
