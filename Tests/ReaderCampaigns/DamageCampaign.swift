/// Every damage at every byte of every file, a NUL or 0xFF in every indentation, and all files joined with the next.
///
/// - Parameter arguments: folders or files; `--every N` takes only every N-th byte.
func damageCampaign(_ arguments: [String]) -> Bool {
    var arguments = arguments
    var step = 1
    if arguments.count >= 2, arguments[0] == "--every" {
        step = max(1, Int(arguments[1]) ?? 1)
        arguments.removeFirst(2)
    }
    let files = swiftFiles(arguments)
    var finds = Finds()
    var pace = Pace()
    for (number, file) in files.enumerated() {
        damageEverywhere(IntactFile(file), step: step, finds: &finds, pace: &pace)
        joinWithNext(number, files, finds: &finds)
        if number % 25 == 24 { say("\(number + 1) of \(files.count) files, \(pace.readings) readings") }
    }
    say("\(files.count) files, \(pace.readings) readings of \(pace.bytes / 1_000_000) MB, \(finds.count) finds")
    return finds.count == 0
}

private func damageEverywhere(_ intact: IntactFile, step: Int, finds: inout Finds, pace: inout Pace) {
    for location in intact.indentations {
        for byte: UInt8 in [0, 0xFF] {
            let faults = pace.measure(intact.file.bytes.count) { intact.faults(ofStray: byte, at: location) }
            guard !faults.isEmpty else { continue }
            let bytes = Damage.highByte.applied(to: intact.file.bytes, at: location)
            finds.add(faults, in: intact.file, how: "stray-\(byte)-\(location)", bytes: bytes)
        }
    }
    for damage in Damage.allCases {
        for location in stride(from: 0, to: intact.file.bytes.count, by: step) {
            let faults = pace.measure(intact.file.bytes.count) { intact.faults(of: damage, at: location) }
            guard !faults.isEmpty else { continue }
            let bytes = damage.applied(to: intact.file.bytes, at: location)
            finds.add(faults, in: intact.file, how: "\(damage)-\(location)", bytes: bytes)
        }
    }
}

private func joinWithNext(_ number: Int, _ files: [SourceFile], finds: inout Finds) {
    let next = files[(number + 1) % files.count]
    let faults = SourceFile.faultsOfJoining(files[number], next)
    guard !faults.isEmpty else { return }
    finds.add(faults, in: files[number], how: "joined", bytes: files[number].bytes + [0x0A] + next.bytes)
}
