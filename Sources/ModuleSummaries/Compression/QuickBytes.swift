/// Bytes with repetitions replaced by references to their earlier occurrence, in whole bytes.
///
/// Larger than `CompressedBytes`, and unpacked several times as fast: for what is unpacked by every reader. The form is
/// that of LZ4: a byte with the number of bytes that follow and with the length of a repetition, these bytes, and how
/// far back the repetition occurred, in two bytes. The result depends on the bytes only.
enum QuickBytes {
    /// A number of this size in half a byte is followed by the rest of it.
    private static let most = 15
    private static let farthest = 0xFFFF

    static func compress(_ bytes: [UInt8], into writer: inout ByteWriter) {
        var contents: [UInt8] = []
        var (start, position) = (0, 0)
        for step in Repetitions.steps(of: bytes, farthest: farthest) {
            switch step {
            case .byte: position += 1
            case .repetition(let length, let distance):
                add(bytes[start..<position], length - Repetitions.shortest, to: &contents)
                contents += [UInt8(truncatingIfNeeded: distance), UInt8(truncatingIfNeeded: distance >> 8)]
                addRest(of: length - Repetitions.shortest, to: &contents)
                position += length
                start = position
            }
        }
        if start < position { add(bytes[start..<position], 0, to: &contents) }
        writer.write(bytes.count)
        writer.write(contents)
    }

    private static func add(_ bytes: ArraySlice<UInt8>, _ length: Int, to contents: inout [UInt8]) {
        contents.append(UInt8(min(most, bytes.count) << 4 | min(most, length)))
        addRest(of: bytes.count, to: &contents)
        contents += bytes
    }

    private static func addRest(of number: Int, to contents: inout [UInt8]) {
        guard number >= most else { return }
        var rest = number - most
        while rest >= 255 {
            contents.append(255)
            rest -= 255
        }
        contents.append(UInt8(rest))
    }

    static func decompress(_ reader: inout ByteReader, into memory: inout UnpackedBytes) throws(SummaryFault) {
        let size = try reader.number()
        let contents = try reader.contents()
        // No byte unpacks to more than 255.
        guard size <= contents.count * 255 else { throw .damaged }
        try memory.fill(size) { decompress(contents, into: $0, size) }
    }

    private static func decompress(
        _ contents: UnsafeRawBufferPointer,
        into buffer: UnsafeMutableBufferPointer<UInt8>,
        _ size: Int
    ) -> Bool {
        guard size > 0, let target = buffer.baseAddress, let source = contents.baseAddress else {
            return size == 0 && contents.isEmpty
        }
        let end = contents.count
        var (position, index) = (0, 0)
        while position < size {
            guard index < end else { return false }
            let sizes = Int(contents[index])
            index = index &+ 1
            guard let count = number(sizes &>> 4, contents, &index), count <= size &- position, count <= end &- index
            else { return false }
            Repetitions.copy(source + index, to: target + position, count: count, min(size &- position, end &- index))
            position = position &+ count
            index = index &+ count
            if position == size { break }
            guard end &- index >= 2 else { return false }
            let distance = Int(contents[index]) | Int(contents[index &+ 1]) &<< 8
            index = index &+ 2
            guard let rest = number(sizes & most, contents, &index), distance > 0, distance <= position,
                rest &+ Repetitions.shortest <= size &- position
            else { return false }
            let length = rest &+ Repetitions.shortest
            Repetitions.copy(target + position, from: distance, count: length, room: size &- position)
            position = position &+ length
        }
        return index == end
    }

    /// A number that began in half a byte; `nil` if the contents end within it.
    @inline(__always)
    private static func number(_ start: Int, _ contents: UnsafeRawBufferPointer, _ index: inout Int) -> Int? {
        guard start == most else { return start }
        var number = start
        while index < contents.count {
            let next = contents[index]
            index = index &+ 1
            number = number &+ Int(next)
            if next < 255 { return number }
        }
        return nil
    }
}
