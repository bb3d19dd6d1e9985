import Foundation
import ReaderChecks
import SwiftReader
import TestSupport
import Testing

/// A sample of what `Tests/ReaderCampaigns/campaign.sh` does everywhere; the same sample in every run.
@Suite(.tags(.fuzzing)) struct DamageTests {
    /// The golden fixtures and some of the repository's sources, sorted by path.
    static let files: [SourceFile] = {
        let folders = ["Tests/GoldenTests/Fixtures", "Sources/ScopeGraph/Scopes", "SampleApp/Sources/TicTacToe"]
        return folders.flatMap { name -> [SourceFile] in
            let folder = repository.appendingPathComponent(name).path
            return Files.paths(below: folder, endingIn: ".swift").compactMap { path in
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { return nil }
                return SourceFile(path: "\(name)/\(path)", reading: Array(data))
            }
        }
    }()

    @Test(arguments: Damage.allCases)
    func oneByte(_ damage: Damage) {
        #expect(Self.files.count > 150)
        var numbers = ReaderChecks.SeededNumbers(seed: 1)
        for file in Self.files where !file.bytes.isEmpty {
            let intact = IntactFile(file)
            for _ in 0..<3 {
                let location = Int.random(in: 0..<file.bytes.count, using: &numbers)
                let faults = intact.faults(of: damage, at: location)
                #expect(faults.isEmpty, "\(file.path), byte \(location)")
            }
        }
    }

    @Test(arguments: [0, 0xFF] as [UInt8])
    func strayByte(_ byte: UInt8) {
        var numbers = ReaderChecks.SeededNumbers(seed: 2)
        for file in Self.files {
            let intact = IntactFile(file)
            guard let location = intact.indentations.randomElement(using: &numbers) else { continue }
            #expect(intact.faults(ofStray: byte, at: location).isEmpty, "\(file.path), byte \(location)")
        }
    }

    @Test func tokens() {
        var splicer = Splicer(files: Self.files, seed: 3)
        for (number, file) in Self.files.enumerated() {
            let intact = IntactFile(file)
            for round in 0..<3 {
                let faults = intact.faults(ofReading: splicer.spliced(number))
                #expect(faults.isEmpty, "\(file.path), round \(round)")
            }
        }
    }

    @Test func joinedFiles() {
        for (first, second) in zip(Self.files, Self.files.dropFirst()) {
            #expect(SourceFile.faultsOfJoining(first, second).isEmpty, "\(first.path) and \(second.path)")
        }
    }
}
