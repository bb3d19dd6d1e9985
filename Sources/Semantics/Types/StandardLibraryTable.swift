/// The declarations of the standard library. `StandardLibraryTests` generates them from the interfaces of Swift 6.3.
enum StandardLibraryTable {
    /// The nominal types, each qualified by its enclosing types.
    static let types = """
        Actor AdditiveArithmetic Any AnyBidirectionalCollection AnyCollection AnyHashable AnyIndex
        AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnyRegexOutput.Element
        AnySequence Array ArraySlice AsyncCompactMapSequence AsyncCompactMapSequence.Iterator
        AsyncDropFirstSequence AsyncDropFirstSequence.Iterator AsyncDropWhileSequence
        AsyncDropWhileSequence.Iterator AsyncFilterSequence AsyncFilterSequence.Iterator
        AsyncFlatMapSequence AsyncFlatMapSequence.Iterator AsyncIteratorProtocol AsyncMapSequence
        AsyncMapSequence.Iterator AsyncPrefixSequence AsyncPrefixSequence.Iterator AsyncPrefixWhileSequence
        AsyncPrefixWhileSequence.Iterator AsyncSequence AsyncStream AsyncStream.Continuation
        AsyncStream.Continuation.BufferingPolicy AsyncStream.Continuation.Termination
        AsyncStream.Continuation.YieldResult AsyncStream.Iterator AsyncThrowingCompactMapSequence
        AsyncThrowingCompactMapSequence.Iterator AsyncThrowingDropWhileSequence
        AsyncThrowingDropWhileSequence.Iterator AsyncThrowingFilterSequence
        AsyncThrowingFilterSequence.Iterator AsyncThrowingFlatMapSequence
        AsyncThrowingFlatMapSequence.Iterator AsyncThrowingMapSequence AsyncThrowingMapSequence.Iterator
        AsyncThrowingPrefixWhileSequence AsyncThrowingPrefixWhileSequence.Iterator AsyncThrowingStream
        AsyncThrowingStream.Continuation AsyncThrowingStream.Continuation.BufferingPolicy
        AsyncThrowingStream.Continuation.Termination AsyncThrowingStream.Continuation.YieldResult
        AsyncThrowingStream.Iterator BidirectionalCollection BinaryFloatingPoint BinaryInteger
        BitwiseCopyable Bool CVaListPointer CVarArg CancellationError CaseIterable Character
        CheckedContinuation Clock ClosedRange ClosedRange.Index CodingKey CodingKeyRepresentable
        CodingUserInfoKey Collection CollectionDifference CollectionDifference.Change
        CollectionDifference.Index CollectionOfOne CollectionOfOne.Iterator CommandLine Comparable
        ContiguousArray ContinuousClock ContinuousClock.Instant Copyable CustomConsumingRegexComponent
        CustomDebugStringConvertible CustomLeafReflectable CustomPlaygroundDisplayConvertible
        CustomReflectable CustomStringConvertible Decodable Decoder DecodingError DecodingError.Context
        DefaultIndices DefaultStringInterpolation Dictionary Dictionary.Index Dictionary.Iterator
        Dictionary.Keys Dictionary.Keys.Iterator Dictionary.Values Dictionary.Values.Iterator
        DiscardingTaskGroup DiscontiguousSlice DiscontiguousSlice.Index Double Double.SIMD16Storage
        Double.SIMD2Storage Double.SIMD32Storage Double.SIMD4Storage Double.SIMD64Storage
        Double.SIMD8Storage DropFirstSequence DropWhileSequence DropWhileSequence.Iterator Duration
        DurationProtocol EmptyCollection EmptyCollection.Iterator Encodable Encoder EncodingError
        EncodingError.Context EnumeratedSequence EnumeratedSequence.Index EnumeratedSequence.Iterator
        Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
        ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
        ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
        ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral FixedWidthInteger FlattenSequence
        FlattenSequence.Index FlattenSequence.Iterator Float Float.SIMD16Storage Float.SIMD2Storage
        Float.SIMD32Storage Float.SIMD4Storage Float.SIMD64Storage Float.SIMD8Storage Float16
        Float16.SIMD16Storage Float16.SIMD2Storage Float16.SIMD32Storage Float16.SIMD4Storage
        Float16.SIMD64Storage Float16.SIMD8Storage Float80 FloatingPoint FloatingPointClassification
        FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher Identifiable
        IndexingIterator InlineArray InstantProtocol Int Int.SIMD16Storage Int.SIMD2Storage
        Int.SIMD32Storage Int.SIMD4Storage Int.SIMD64Storage Int.SIMD8Storage Int.Words Int128 Int16
        Int16.SIMD16Storage Int16.SIMD2Storage Int16.SIMD32Storage Int16.SIMD4Storage Int16.SIMD64Storage
        Int16.SIMD8Storage Int16.Words Int32 Int32.SIMD16Storage Int32.SIMD2Storage Int32.SIMD32Storage
        Int32.SIMD4Storage Int32.SIMD64Storage Int32.SIMD8Storage Int32.Words Int64 Int64.SIMD16Storage
        Int64.SIMD2Storage Int64.SIMD32Storage Int64.SIMD4Storage Int64.SIMD64Storage Int64.SIMD8Storage
        Int64.Words Int8 Int8.SIMD16Storage Int8.SIMD2Storage Int8.SIMD32Storage Int8.SIMD4Storage
        Int8.SIMD64Storage Int8.SIMD8Storage Int8.Words IteratorProtocol IteratorSequence Job JobPriority
        JoinedSequence JoinedSequence.Iterator KeyPath KeyValuePairs KeyedDecodingContainer
        KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
        LazyCollectionProtocol LazyDropWhileSequence LazyDropWhileSequence.Iterator LazyFilterSequence
        LazyFilterSequence.Iterator LazyMapSequence LazyMapSequence.Iterator LazyPrefixWhileCollection.Index
        LazyPrefixWhileSequence LazyPrefixWhileSequence.Iterator LazySequence LazySequenceProtocol
        LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror
        Mirror.AncestorRepresentation Mirror.DisplayStyle MirrorPath MutableCollection MutableRawSpan
        MutableSpan Never Numeric ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan OutputSpan
        PartialKeyPath PartialRangeFrom PartialRangeFrom.Iterator PartialRangeThrough PartialRangeUpTo
        PrefixSequence PrefixSequence.Iterator RandomAccessCollection RandomNumberGenerator Range
        RangeExpression RangeReplaceableCollection RangeSet RangeSet.Ranges RawRepresentable RawSpan
        ReferenceWritableKeyPath Regex Regex.Match RegexComponent RegexRepetitionBehavior RegexSemanticLevel
        RegexWordBoundaryKind Repeated Result ReversedCollection ReversedCollection.Index
        ReversedCollection.Iterator SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar
        SIMDStorage Sendable SendableMetatype Sequence SerialExecutor Set Set.Index Set.Iterator SetAlgebra
        SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice Span
        StaticBigInt StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable
        String String.Index String.Iterator String.UTF16View String.UTF16View.Iterator String.UTF8View
        String.UnicodeScalarView String.UnicodeScalarView.Iterator StringInterpolationProtocol
        StringProtocol Substring Substring.UTF16View Substring.UTF8View Substring.UnicodeScalarView
        SuspendingClock SuspendingClock.Instant SystemRandomNumberGenerator Task TaskExecutor TaskGroup
        TaskGroup.Iterator TaskLocal TaskPriority TextOutputStream TextOutputStreamable
        ThrowingDiscardingTaskGroup ThrowingTaskGroup ThrowingTaskGroup.Iterator UInt UInt.SIMD16Storage
        UInt.SIMD2Storage UInt.SIMD32Storage UInt.SIMD4Storage UInt.SIMD64Storage UInt.SIMD8Storage
        UInt.Words UInt128 UInt128.Words UInt16 UInt16.SIMD16Storage UInt16.SIMD2Storage
        UInt16.SIMD32Storage UInt16.SIMD4Storage UInt16.SIMD64Storage UInt16.SIMD8Storage UInt16.Words
        UInt32 UInt32.SIMD16Storage UInt32.SIMD2Storage UInt32.SIMD32Storage UInt32.SIMD4Storage
        UInt32.SIMD64Storage UInt32.SIMD8Storage UInt32.Words UInt64 UInt64.SIMD16Storage
        UInt64.SIMD2Storage UInt64.SIMD32Storage UInt64.SIMD4Storage UInt64.SIMD64Storage
        UInt64.SIMD8Storage UInt64.Words UInt8 UInt8.SIMD16Storage UInt8.SIMD2Storage UInt8.SIMD32Storage
        UInt8.SIMD4Storage UInt8.SIMD64Storage UInt8.SIMD8Storage UInt8.Words UTF8Span
        UTF8Span.CharacterIterator UTF8Span.UnicodeScalarIterator UnfoldSequence Unicode Unicode.ASCII
        Unicode.ASCII.Parser Unicode.CanonicalCombiningClass Unicode.GeneralCategory Unicode.NumericType
        Unicode.ParseResult Unicode.Scalar Unicode.Scalar.Properties Unicode.Scalar.UTF16View
        Unicode.Scalar.UTF8View Unicode.UTF16 Unicode.UTF16.ForwardParser Unicode.UTF16.ReverseParser
        Unicode.UTF32 Unicode.UTF32.Parser Unicode.UTF8 Unicode.UTF8.ForwardParser
        Unicode.UTF8.ReverseParser Unicode.UTF8.ValidationError Unicode.UTF8.ValidationError.Kind
        UnicodeCodec UnicodeDecodingResult UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged
        UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer
        UnsafeBufferPointer.Iterator UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
        UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer
        UnsafeRawBufferPointer UnsafeRawBufferPointer.Iterator UnsafeRawPointer UnsafeSendable
        UnsignedInteger WritableKeyPath Zip2Sequence Zip2Sequence.Iterator
        """

    /// The typealiases at the top level with their generic parameters, and the tokens of their underlying types.
    static let aliases = """
        AnyClass = any AnyObject . Type
        BooleanLiteralType = Bool
        CBool = Bool
        CChar = Int8
        CChar16 = UInt16
        CChar32 = Unicode . Scalar
        CChar8 = UInt8
        CDouble = Double
        CFloat = Float
        CFloat16 = Float16
        CInt = Int32
        CLong = Int
        CLongLong = Int64
        CShort = Int16
        CSignedChar = Int8
        CUnsignedChar = UInt8
        CUnsignedInt = UInt32
        CUnsignedLong = UInt
        CUnsignedLongLong = UInt64
        CUnsignedShort = UInt16
        CWideChar = Unicode . Scalar
        Codable = Decodable & Encodable
        CountableClosedRange Bound = ClosedRange < Bound >
        CountablePartialRangeFrom Bound = PartialRangeFrom < Bound >
        CountableRange Bound = Range < Bound >
        DictionaryIndex Key Value = Dictionary < Key , Value > . Index
        DictionaryIterator Key Value = Dictionary < Key , Value > . Iterator
        DictionaryLiteral Key Value = KeyValuePairs < Key , Value >
        EnumeratedIterator T = EnumeratedSequence < T > . Iterator
        ExtendedGraphemeClusterType = String
        FlattenCollection T = FlattenSequence < T >
        Float32 = Float
        Float64 = Double
        FloatLiteralType = Double
        IntegerLiteralType = Int
        LazyCollection T = LazySequence < T >
        LazyDropWhileCollection T = LazyDropWhileSequence < T >
        LazyFilterCollection T = LazyFilterSequence < T >
        LazyMapCollection T U = LazyMapSequence < T , U >
        LazyPrefixWhileCollection T = LazyPrefixWhileSequence < T >
        PartialAsyncTask = UnownedJob
        PlaygroundQuickLook = _PlaygroundQuickLook
        SetIndex Element = Set < Element > . Index
        SetIterator Element = Set < Element > . Iterator
        StringLiteralType = String
        UTF16 = Unicode . UTF16
        UTF32 = Unicode . UTF32
        UTF8 = Unicode . UTF8
        UnboundedRange = ( UnboundedRange_ ) -> ( )
        UnfoldFirstSequence T = UnfoldSequence < T , ( T ? , Bool ) >
        UnicodeScalar = Unicode . Scalar
        UnicodeScalarType = String
        UnsafeThrowingContinuation T = UnsafeContinuation < T , any Error >
        Void = ( )
        """
}
