// RostrumTesting
