extension [UInt8] {
    /// Bytes that a function unpacks into memory.
    ///
    /// - Parameters:
    ///   - size: their number.
    ///   - unpack: writes all of them, or returns false if what it reads is damaged.
    init(unpacked size: Int, _ unpack: (UnsafeMutableBufferPointer<UInt8>) -> Bool) throws(SummaryFault) {
        var isValid = false
        self.init(unsafeUninitializedCapacity: size) { buffer, count in
            isValid = unpack(buffer)
            count = isValid ? size : 0
        }
        guard isValid else { throw .damaged }
    }
}
