/// The targets of a package and the package itself, which are objects: all variables and lists with an object see the
/// changes of it.
extension ManifestEvaluator {
    private static let classes: Set<String> = [
        "Package", "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    ]

    /// A new object of a class, or a value of another type.
    mutating func object(_ record: ManifestRecord) -> ManifestValue {
        guard program.hasObjects, Self.classes.contains(record.name) else { return .record(record) }
        var object = record
        object.object = nextObject
        nextObject += 1
        return .record(object)
    }

    /// A record with the properties that it has now.
    func current(_ record: ManifestRecord) -> ManifestRecord { record.object.flatMap { objects[$0] } ?? record }

    /// A value after an assignment to one of its properties.
    mutating func setting(_ name: String, of whole: ManifestValue, to value: ManifestValue) -> ManifestValue {
        guard let record = whole.record else {
            if !whole.isKnown { propertiesOfUnknownObjects.insert(name) }
            return whole.setting(name, to: value)
        }
        guard let number = record.object else {
            if program.hasObjects, Self.classes.contains(record.name) { propertiesOfUnknownObjects.insert(name) }
            return whole.setting(name, to: value)
        }
        let old = current(record)
        let new = old.setting(name, to: value)
        if changes.objects[number] == nil { changes.objects[number] = old }
        objects[number] = new
        return .record(new)
    }
}
