// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
