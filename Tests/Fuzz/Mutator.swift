import ReaderChecks

/// libFuzzer's own mutations, of bytes and with the words of `swift.dict`.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int) -> Int

/// What libFuzzer calls for a new input: one in four is its own, the others are changed by tokens.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateSwift(
    _ data: UnsafeMutablePointer<UInt8>?,
    _ size: Int,
    _ most: Int,
    _ seed: UInt32
) -> Int {
    guard let data else { return 0 }
    guard seed % 4 != 0 else { return mutateBytes(data, size, most) }
    var mutator = TokenMutator(seed: UInt64(seed), most: most)
    let bytes = mutator.mutated(Array(UnsafeBufferPointer(start: data, count: size)))
    guard !bytes.isEmpty else { return mutateBytes(data, size, most) }
    for (index, byte) in bytes.enumerated() { data[index] = byte }
    return bytes.count
}
