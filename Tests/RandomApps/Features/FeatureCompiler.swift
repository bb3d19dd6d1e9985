import Foundation
import TestSupport

/// Compiles, links and runs the apps of a world as one.
struct FeatureCompiler {
    let compiler: Compiler
    let world: FeatureWorld
    /// The folder with the library, as a module and as an object.
    let library: String
    let folder: String
    let isDynamic: Bool
    /// The library with the macros.
    let macros: String?

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
        try Files.write(text, to: path)
        return path
    }

    private func run(_ module: String, _ arguments: [String], _ files: [String]) throws -> [CompilerError] {
        let mode = ["-swift-version", "\(world.languageMode)", "-package-name", world.package(of: module)]
        let dynamic = isDynamic ? ["-D", "NEEDLE_DYNAMIC"] : []
        let plugin = macros.map { ["-load-plugin-library", $0] } ?? []
        let imports = ["-module-name", module, "-I", library, "-I", folder]
        let result = try compiler.run(
            arguments + ["-wmo", "-Onone", "-suppress-warnings"] + imports + mode + world.flags(of: module) + plugin
                + dynamic,
            files: files
        )
        return result.isAccepted ? [] : try result.sortedErrors()
    }

    private func link(_ program: String) throws {
        let objects = ["Models", "Umbrella", "Features", program].map { "\(folder)/\($0).o" }
        let result = try compiler.run(["-o", "\(folder)/\(program).run", "\(library)/Library.o"] + objects)
        guard result.isAccepted else { throw CampaignFailure("'\(program)' cannot be linked:\n\(result.messages)") }
    }

    private func run(_ program: String, _ app: FeatureFolder) throws -> String? {
        let run = try Program(at: "\(folder)/\(program).run").run(
            [app.plan.prefix],
            environment: ["SWIFT_BACKTRACE": "enable=no"]
        )
        guard run.isSuccess else { return "\(program) ends with \(run.code): \(run.messages.prefix(300))" }
        let lines = Set(run.messages.split(separator: "\n").map(String.init)).sorted()
        let expected = app.text.output(of: program)
        return lines == expected ? nil : "\(program) prints \(lines) and not \(expected)"
    }
}
