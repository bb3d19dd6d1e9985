/// Identifiers, words and numbers.
extension Lexer {
    mutating func lexIdentifier() {
        let bytes = bytes
        let classes = classes
        let count = count
        let start = index
        var location = start
        var mix = WordMix()
        // Most names end within eight bytes.
        while count &- location >= 8 {
            let eight = EightBytes(at: bytes + location)
            let length = eight.wordLength
            if length < 8 {
                mix.add(eight, count: length)
                location &+= length
                break
            }
            mix.add(eight)
            location &+= 8
        }
        while location < count {
            let byte = bytes[location]
            if classes[Int(byte)] & ByteClass.identifier != 0 {
                mix.add(byte)
                location &+= 1
            } else if byte < 0x80 {
                break
            } else {
                let scalar = DecodedScalar.decode(bytes, at: location, count: count)
                guard scalar.length > 0, scalar.continuesIdentifier else { break }
                for offset in 0..<scalar.length { mix.add(bytes[location &+ offset]) }
                location &+= scalar.length
            }
        }
        index = location
        let length = location &- start
        let hash = mix.value
        if collectsWords { wordHashes.append(hash) }
        let slot = words.find(hash, bytes: bytes + start, length: length, readable: count &- start)
        if slot >= 0 {
            let entry = words.entries[slot]
            add(entry.kind, from: start, word: entry.word)
        } else {
            add(length == 1 && bytes[start] == 0x5F ? .wildcard : .identifier, from: start)
        }
    }

    /// A name in backticks, which may contain nearly everything but a line break.
    mutating func lexEscapedIdentifier() {
        let start = index
        index &+= 1
        while index < count, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A, bytes[index] != 0x0D {
            index &+= 1
        }
        if index < count, bytes[index] == UInt8(ascii: "`") {
            if collectsWords { collectWord(from: start &+ 1, to: index) }
            index &+= 1
            add(.identifier, from: start)
        } else {
            index = start &+ 1
            report("unmatched backtick", from: start, to: index)
            add(.unknown, from: start)
        }
    }

    mutating func lexDollar() {
        let start = index
        index &+= 1
        var isNumber = index < count
        while index < count, classes[Int(bytes[index])] & ByteClass.identifier != 0 {
            if classes[Int(bytes[index])] & ByteClass.digit == 0 { isNumber = false }
            index &+= 1
        }
        // `$name` is another form of `name`.
        if collectsWords { collectWord(from: start &+ 1, to: index) }
        add(isNumber && index > start &+ 1 ? .dollar : .identifier, from: start)
    }

    private mutating func collectWord(from start: Int, to end: Int) {
        var mix = WordMix()
        for location in start..<end { mix.add(bytes[location]) }
        wordHashes.append(mix.value)
    }

    mutating func lexNumber() {
        let start = index
        let isTupleElement = previous.kind == .period
        let second = index &+ 1 < count ? bytes[index &+ 1] : 0
        if bytes[index] == UInt8(ascii: "0"), second == UInt8(ascii: "x") || second == UInt8(ascii: "X") {
            return lexHexNumber(from: start)
        }
        skipDigits()
        var isFloat = false
        if index &+ 1 < count, bytes[index] == UInt8(ascii: "."), isDigit(bytes[index &+ 1]), !isTupleElement {
            isFloat = true
            index &+= 1
            skipDigits()
        }
        if index < count, bytes[index] | 0x20 == UInt8(ascii: "e"), !(isTupleElement && !isFloat) {
            skipExponent()
            isFloat = true
        }
        skipIdentifierRest()
        add(isFloat ? .float : .integer, from: start)
    }

    private mutating func lexHexNumber(from start: Int) {
        index &+= 2
        skipHexDigits()
        var isFloat = false
        if index &+ 1 < count, bytes[index] == UInt8(ascii: "."), isHexDigit(bytes[index &+ 1]) {
            let point = index
            index &+= 1
            skipHexDigits()
            if index < count, bytes[index] | 0x20 == UInt8(ascii: "p") {
                isFloat = true
            } else {
                index = point
            }
        }
        if index < count, bytes[index] | 0x20 == UInt8(ascii: "p") {
            isFloat = true
            skipExponent()
        }
        skipIdentifierRest()
        add(isFloat ? .float : .integer, from: start)
    }

    private mutating func skipExponent() {
        index &+= 1
        if index < count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index &+= 1 }
        skipDigits()
    }

    private mutating func skipIdentifierRest() {
        while index < count, classes[Int(bytes[index])] & ByteClass.identifier != 0 { index &+= 1 }
    }

    private mutating func skipDigits() {
        while index < count, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: "_") { index &+= 1 }
    }

    private mutating func skipHexDigits() {
        while index < count, isHexDigit(bytes[index]) || bytes[index] == UInt8(ascii: "_") { index &+= 1 }
    }

    private mutating func isDigit(_ byte: UInt8) -> Bool { classes[Int(byte)] & ByteClass.digit != 0 }

    private mutating func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
    }
}
