// RostrumCore
