import Foundation
import TestSupport

/// The macros of the apps, as a library that the compiler loads.
///
/// They are built with the modules of swift-syntax that come with the toolchain.
struct FeatureMacros {
    /// The name of their module.
    static let module = "RandomMacros"

    /// The library; `nil` if the toolchain lacks the modules.
    let library: String?

    /// Builds the library in a folder.
    init(in folder: String, _ compiler: Compiler) throws {
        guard let host = try Self.host(of: compiler) else {
            library = nil
            return
        }
        let source = "\(folder)/Macros.swift"
        try Files.write(Self.text, to: source)
        let names = try FileManager.default.contentsOfDirectory(atPath: host).filter { $0.hasPrefix("libSwift") }
            .map { String($0.dropFirst(3).prefix { $0 != "." }) }.filter { $0 != "SwiftInProcPluginServer" }
        let path = "\(folder)/lib\(Self.module).so"
        let result = try compiler.run(
            ["-emit-library", "-parse-as-library", "-suppress-warnings", "-module-name", Self.module, "-o", path]
                + ["-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + names.sorted().map { "-l\($0)" },
            files: [source]
        )
        guard result.isAccepted else { throw CampaignFailure("The macros do not compile:\n\(result.messages)") }
        library = path
    }

    private struct Target: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }

        let paths: Paths
    }

    /// The folder with the modules of swift-syntax.
    private static func host(of compiler: Compiler) throws -> String? {
        let information = try compiler.program.run(["-print-target-info"])
        let target = try JSONDecoder().decode(Target.self, from: Data(information.output.utf8))
        let host = "\(target.paths.runtimeResourcePath)/host"
        return FileManager.default.fileExists(atPath: "\(host)/SwiftSyntax.swiftmodule") ? host : nil
    }

    /// Macros that expand to the text in their argument.
    private static let text = """
        import SwiftSyntax
        import SwiftSyntaxBuilder
        import SwiftSyntaxMacros

        private func text(_ arguments: LabeledExprListSyntax?) -> String {
            let literal = arguments?.first?.expression.as(StringLiteralExprSyntax.self)
            return literal?.representedLiteralValue ?? ""
        }

        private func text(of node: AttributeSyntax) -> String {
            text(node.arguments?.as(LabeledExprListSyntax.self))
        }

        public struct MemberOfText: MemberMacro {
            public static func expansion(
                of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
                conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
            ) throws -> [DeclSyntax] { ["\\(raw: text(of: node))"] }
        }

        public struct AccessorOfText: AccessorMacro {
            public static func expansion(
                of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
                in context: some MacroExpansionContext
            ) throws -> [AccessorDeclSyntax] { ["get { \\(raw: text(of: node)) }"] }
        }

        public struct ValueOfText: ExpressionMacro {
            public static func expansion(
                of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
            ) throws -> ExprSyntax { "\\(raw: text(node.arguments))" }
        }
        """
}
