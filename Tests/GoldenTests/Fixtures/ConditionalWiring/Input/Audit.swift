#if DEBUG
    import RIBs

    // It comes before the other child by its name, and asks for what that one asks for on every condition.
    protocol AuditDependency: Dependency {
        var timetable: Timetable { get }
        #if !os(Windows)
            var signals: Signals { get }
        #endif
    }

    final class AuditComponent: Component<AuditDependency> {
        var report: [Any] {
            #if os(Windows)
                [dependency.timetable]
            #else
                [dependency.timetable, dependency.signals]
            #endif
        }
    }

    final class AuditBuilder: Builder<AuditDependency> {
        func build() -> [Any] { AuditComponent(dependency: dependency).report }
    }
#endif
