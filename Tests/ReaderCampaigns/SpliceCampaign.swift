/// The structure-aware fuzzer: tokens of valid files deleted, duplicated, swapped and spliced, for some seconds.
///
/// - Parameter arguments: the seconds, the seed, then folders or files.
func spliceCampaign(_ arguments: [String]) -> Bool {
    guard arguments.count >= 3, let seconds = Int(arguments[0]), let seed = UInt64(arguments[1]) else {
        complain("say the seconds, the seed and some folders")
        return false
    }
    let files = swiftFiles(Array(arguments[2...]))
    let intact = files.map(IntactFile.init)
    var splicer = Splicer(files: files, seed: seed)
    var finds = Finds()
    var pace = Pace()
    let end = ContinuousClock.now + .seconds(seconds)
    var round = 0
    while ContinuousClock.now < end, !files.isEmpty {
        for number in files.indices where ContinuousClock.now < end {
            let bytes = splicer.spliced(number)
            let faults = pace.measure(bytes.count) { intact[number].faults(ofReading: bytes) }
            guard !faults.isEmpty else { continue }
            finds.add(faults, in: files[number], how: "spliced-\(seed)-\(pace.readings)", bytes: bytes)
        }
        round += 1
        if round % 100 == 0 { say("round \(round), \(pace.readings) readings, \(finds.count) finds") }
    }
    say("\(files.count) files, \(pace.readings) readings of \(pace.bytes / 1_000_000) MB, \(finds.count) finds")
    return finds.count == 0
}
