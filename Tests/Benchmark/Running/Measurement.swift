/// What was found for a row.
struct Measurement {
    let row: Row
    let sample: Sample
    /// By the names of the references.
    let references: [String: Sample]
    /// The references that cannot be run here, with the reason.
    let missing: [String: String]

    var isKnown: Bool { unknown.isEmpty }

    /// The commands whose runs differ too much for their median to be reported, in words.
    var unknown: [String] {
        let all = [(row.name, sample)] + references.sorted { $0.key < $1.key }.map { ("\(row.name), \($0)", $1) }
        return all.filter { !$1.isKnown(within: Options.limits) }.map { name, sample in
            "\(name): \(range(sample.medianRange)) around \(seconds(sample.median)), spread \(seconds(sample.spread)), "
                + "\(sample.count) runs from \(seconds(sample.fastest)) to \(seconds(sample.slowest))"
        }
    }

    /// What a target asks for, what was found, and whether that is enough; `nil` where nothing is asked for.
    func outcome(of target: Target) -> (asked: String, found: String, isMet: Bool?) {
        switch target {
        case .time(let limit, let reference):
            guard let other = references[reference.name] else { return skipped(limit, reference) }
            let ratio = sample.median / other.median
            let found = "\(times(ratio)) (\(seconds(other.median)))"
            let asked = limit.map { "at most \(times($0)) \(reference.name)" } ?? "(\(reference.name))"
            return (asked, found, limit.map { ratio <= $0 })
        case .memory(let limit, let reference):
            guard let other = references[reference.name] else { return skipped(limit, reference) }
            let ratio = Double(sample.peakMemory) / Double(max(1, other.peakMemory))
            let found = "\(times(ratio)) (\(megabytes(other.peakMemory)))"
            return ("at most \(times(limit)) its memory", found, ratio <= limit)
        case .timesNeedle(let factor, let needle):
            let ratio = needle.seconds / sample.median
            let asked = "\(times(factor)) faster than Needle's \(needle.seconds) s"
            return (asked, times(ratio), ratio >= factor)
        case .needle(let needle):
            return ("at most Needle's \(needle.seconds) s", seconds(sample.median), sample.median <= needle.seconds)
        case .seconds(let limit):
            return ("less than \(seconds(limit))", seconds(sample.median), sample.median < limit)
        case .peakMemory(let limit):
            return ("less than \(megabytes(limit))", megabytes(sample.peakMemory), sample.peakMemory < limit)
        }
    }

    private func skipped(_ limit: Double?, _ reference: Reference) -> (String, String, Bool?) {
        let asked = limit.map { "at most \(times($0)) \(reference.name)" } ?? "(\(reference.name))"
        return (asked, "skipped: \(missing[reference.name] ?? "")", nil)
    }
}
