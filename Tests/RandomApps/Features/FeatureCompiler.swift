import Foundation

/// Compiles, links and runs the apps of a world as one.
struct FeatureCompiler {
    let world: FeatureWorld
    /// The folder with the library, as a module and as an object.
    let library: String
    let folder: String
    let isDynamic: Bool

    /// What is wrong with each app, by seed; apps that do what they should are left out.
    func judge(_ apps: [FeatureFolder]) throws -> [UInt64: String] {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var found: [UInt64: String] = [:]
        for module in FeatureWorld.modules {
            try compile(module, apps, &found)
        }
        let sound = apps.filter { found[$0.plan.seed] == nil }
        for program in ["AppOne", "AppTwo"] where !sound.isEmpty {
            try link(program)
            for app in sound where found[app.plan.seed] == nil {
                if let fault = try run(program, app) { found[app.plan.seed] = fault }
            }
        }
        return found
    }

    /// Compiles a module of all apps that have no error yet; those with errors are taken out until there is none.
    private func compile(_ module: String, _ apps: [FeatureFolder], _ found: inout [UInt64: String]) throws {
        for _ in 0...apps.count {
            let rest = apps.filter { found[$0.plan.seed] == nil }
            guard !rest.isEmpty else { return }
            var files = try rest.flatMap { try $0.files(of: module) }
            if module.hasPrefix("App") { files.append(try writeMain(of: module, rest)) }
            let kind = module.hasPrefix("App") ? [] : ["-parse-as-library"]
            let messages = try run(
                module,
                ["-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule", "-emit-object", "-o"]
                    + ["\(folder)/\(module).o"] + kind,
                files
            )
            if messages.isEmpty { return }
            for message in messages {
                guard let seed = message.seed else { throw CampaignFailure("Whose is this? \(message)") }
                found[seed] = (found[seed].map { "\($0)\n    " } ?? "") + message.description
            }
        }
    }

    private func writeMain(of module: String, _ apps: [FeatureFolder]) throws -> String {
        let mark = module == "AppOne" ? "One" : "Two"
        let cases = try apps.map { app in
            let name = app.plan.prefix
            let registration = try app.registers(in: module) ? "\(name)registerProviderFactories(); " : ""
            return "case \"\(name)\": \(registration)try await \(name)Start\(mark).run()\n"
        }
        let text = "switch CommandLine.arguments.last ?? \"\" {\n\(cases.joined())default: break\n}\n"
        let path = "\(folder)/\(module)/main.swift"
        try AppFolder.write(text, to: path)
        return path
    }

    private func run(_ module: String, _ arguments: [String], _ files: [String]) throws -> [SwiftCompiler.Message] {
        let list = "\(folder)/\(module).files"
        try AppFolder.write(files.map { "\"\($0)\"\n" }.joined(), to: list)
        let mode = ["-swift-version", "\(world.languageMode)", "-package-name", world.package(of: module)]
        let dynamic = isDynamic ? ["-D", "NEEDLE_DYNAMIC"] : []
        let outcome = try ChildProgram.run(
            SwiftCompiler.program ?? "swiftc",
            arguments + ["-wmo", "-Onone", "-suppress-warnings", "-module-name", module, "-I", library, "-I", folder]
                + mode + world.flags + dynamic + ["@\(list)"],
            log: "\(folder)/\(module).log"
        )
        let lines = Set(outcome.output.split(separator: "\n").filter { $0.contains(": error: ") })
        let messages = lines.sorted().compactMap(SwiftCompiler.Message.init)
        guard outcome.code == 0 || !messages.isEmpty else {
            throw CampaignFailure("The compiler failed without an error in '\(module)':\n\(outcome.output)")
        }
        return outcome.code == 0 ? [] : messages
    }

    private func link(_ program: String) throws {
        let objects = ["Models", "Umbrella", "Features", program].map { "\(folder)/\($0).o" }
        let outcome = try ChildProgram.run(
            SwiftCompiler.program ?? "swiftc",
            ["-o", "\(folder)/\(program).run", "\(library)/Library.o"] + objects,
            log: "\(folder)/\(program).log"
        )
        guard outcome.code == 0 else { throw CampaignFailure("'\(program)' cannot be linked:\n\(outcome.output)") }
    }

    private func run(_ program: String, _ app: FeatureFolder) throws -> String? {
        let outcome = try ChildProgram.run(
            "\(folder)/\(program).run",
            [app.plan.prefix],
            log: "\(folder)/\(program).log"
        )
        let lines = Set(outcome.output.split(separator: "\n").map(String.init)).sorted()
        guard outcome.code == 0 else { return "\(program) ends with \(outcome.code): \(outcome.output.prefix(300))" }
        let expected = app.text.output(of: program)
        return lines == expected ? nil : "\(program) prints \(lines) and not \(expected)"
    }
}

/// A program that is run to its end.
enum ChildProgram {
    static func run(_ program: String, _ arguments: [String], log: String) throws -> (code: Int32, output: String) {
        try AppFolder.write("", to: log)
        guard let handle = FileHandle(forWritingAtPath: log) else {
            throw CampaignFailure("'\(log)' cannot be written.")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        try handle.close()
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)
        return (process.terminationStatus, text)
    }
}
