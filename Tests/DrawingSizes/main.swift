import Drawings
import DrawnShapes
import Foundation

// Measures the pictures that Graphviz draws of shapes that are hard to draw, and prints a table in Markdown:
//
//     swift run drawing-sizes [FOLDER]
//
// With a folder, the drawings are written there, too.

guard Picture.canDraw else {
    print("Graphviz is not installed: there is no 'dot' on the search path.")
    exit(2)
}
let folder = CommandLine.arguments.dropFirst().first

let filters: [(title: String, filter: DrawingFilter)] = [
    ("default", DrawingFilter()),
    ("`--requirements all`", DrawingFilter(requirements: .all)),
    ("`--suppliers`", DrawingFilter(includesSuppliers: true)),
]

func size(_ shape: DrawnShape, _ filter: DrawingFilter, named file: String) throws -> String {
    let text = DOTDrawing.text(of: shape.subject(filter))
    if let folder { try text.write(toFile: "\(folder)/\(file).dot", atomically: true, encoding: .utf8) }
    return try Picture(of: text).map { "\($0.width) × \($0.height)" } ?? "not drawn"
}

print("| shape | modules | \(filters.map(\.title).joined(separator: " | ")) |")
print("|---|---|\(String(repeating: "---|", count: filters.count))")
for modules in [1, 10] {
    for shape in DrawnShape.all(modules: modules) {
        let sizes = try filters.enumerated().map { number, filter in
            let words = shape.name.split(separator: " ").prefix(3).joined(separator: "-")
            return try size(shape, filter.filter, named: "\(words)-\(modules)-\(number)")
        }
        print("| \(shape.name) | \(modules) | \(sizes.joined(separator: " | ")) |")
    }
}
