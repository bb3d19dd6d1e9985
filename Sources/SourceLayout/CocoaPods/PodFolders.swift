import Modules

extension SourceTree {
    /// For each of some folders, the names of the folders with sources below it.
    func folderNames(below outer: Set<String>) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        if outer.isEmpty { return result }
        for folder in folders {
            var names: [String] = []
            for current in folder.location.foldersUpwards {
                if outer.contains(current) { result[current, default: []].formUnion(names) }
                names.append(String(current.lastComponent))
            }
        }
        return result
    }
}
