#if canImport(Glibc)
    import Glibc
#endif

extension Platform {
    /// Lets threads take memory from one place, as far as they do not get into each other's way.
    ///
    /// glibc gives a place of its own to nearly every thread, and what one of them gives back the others cannot use:
    /// in a large app that is a tenth of the memory. To be called before there are threads.
    static func shareMemory() {
        #if canImport(Glibc)
            // Not among what Swift shows of glibc. The number is that of `M_ARENA_MAX` in `malloc.h`.
            typealias Setter = @convention(c) (_ parameter: Int32, _ value: Int32) -> Int32
            guard let program = dlopen(nil, RTLD_LAZY), let symbol = dlsym(program, "mallopt") else { return }
            let threadsPerPlace = 4
            let places = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) / threadsPerPlace)
            _ = unsafeBitCast(symbol, to: Setter.self)(-8, Int32(clamping: places))
        #endif
    }
}
