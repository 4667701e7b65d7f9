// The `ComposableArchitecture` module of code in the spelling of 2023.
@_exported import DropInComposableArchitecture
@_exported import RostrumClassic
