/// Identifiers, words and numbers.
extension Lexer {
    mutating func lexIdentifier() {
        let bytes = bytes
        let classes = classes
        let count = count
        let start = index
        var location = wordEnd(from: start)
        while location < count {
            let byte = bytes[location]
            if classes[Int(byte)] & ByteClass.identifier != 0 {
                location &+= 1
            } else if byte < 0x80 {
                break
            } else {
                let scalar = DecodedScalar.decode(bytes, at: location, count: count)
                guard scalar.length > 0, scalar.continuesIdentifier else { break }
                location &+= scalar.length
            }
        }
        index = location
        let length = location &- start
        let tail = lastBytes(from: start, length: length)
        let slot = length > WordTable.longestWord ? -1 : words.find(tail: tail, bytes: bytes + start, length: length)
        if slot >= 0 {
            let entry = words.entries[slot]
            add(entry.kind, from: start, word: entry.word)
        } else {
            add(length == 1 && tail == 0x5F ? .wildcard : .identifier, from: start)
        }
    }

    /// A position at or a little before the end of the word, found eight bytes at a time.
    private mutating func wordEnd(from start: Int) -> Int {
        var location = start
        while count &- location >= 8 {
            let length = EightBytes(at: bytes + location).wordLength
            location &+= length
            if length < 8 { break }
        }
        return location
    }

    /// The last eight bytes of a name, or all of a shorter one, first byte highest.
    private mutating func lastBytes(from start: Int, length: Int) -> UInt64 {
        if length >= 8 { return EightBytes(at: bytes + (start &+ length &- 8)).value.byteSwapped }
        var tail: UInt64 = 0
        var location = start
        while location < start &+ length {
            tail = tail &<< 8 | UInt64(bytes[location])
            location &+= 1
        }
        return tail
    }

    /// A name in backticks, which may contain nearly everything but a line break.
    mutating func lexEscapedIdentifier() {
        let start = index
        index &+= 1
        while index < count, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A, bytes[index] != 0x0D {
            index &+= 1
        }
        if index < count, bytes[index] == UInt8(ascii: "`") {
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
        add(isNumber && index > start &+ 1 ? .dollar : .identifier, from: start)
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
