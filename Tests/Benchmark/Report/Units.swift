import Foundation

/// Three digits that count, in seconds or milliseconds.
func seconds(_ value: Double) -> String {
    value < 0.1 ? "\(String(format: value < 0.01 ? "%.2f" : "%.1f", value * 1000)) ms" : String(format: "%.2f s", value)
}

/// From one to the other.
func range(_ values: ClosedRange<Double>) -> String { "\(seconds(values.lowerBound)) to \(seconds(values.upperBound))" }

/// In millions of bytes.
func megabytes(_ bytes: Int) -> String { String(format: "%.0f MB", Double(bytes) / 1e6) }

/// `1.25 times`.
func times(_ ratio: Double) -> String { String(format: ratio < 10 ? "%.2f times" : "%.1f times", ratio) }

/// Says how far things are, away from the report.
func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
