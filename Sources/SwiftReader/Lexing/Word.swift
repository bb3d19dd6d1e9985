/// The words with a meaning for the parser, reserved or contextual.
enum Word: Sendable, CaseIterable {
    case none
    // Reserved: a name only in backticks, after a dot or as a label.
    case anyType, as_, associatedtype_, break_, case_, catch_, class_, continue_, default_, defer_, deinit_, do_, else_
    case enum_, extension_, fallthrough_, false_, fileprivate_, for_, func_, guard_, if_, import_, in_, init_, inout_
    case internal_, is_, let_, nil_, operator_, precedencegroup_, private_, protocol_, public_, repeat_, rethrows_
    case return_, self_, selfType, static_, struct_, subscript_, super_, switch_, throw_, throws_, true_, try_
    case typealias_, var_, where_, while_
    // Contextual.
    case actor_, any_, async_, await_, borrow_, borrowing_, consume_, consuming_, convenience_, copy_, dependsOn_
    case didSet_, discard_, distributed_, dynamic_, each_, final_, get_, indirect_, infix_, isolated_, lazy_, macro_
    case modify_, mutate_, mutating_, nonisolated_, nonmutating_, nonsending_, of_, open_, optional_, override_
    case package_, postfix_, prefix_, protocolMeta, read_, reasync_, required_, safe_, sending_, set_, some_, then_
    case typeMeta, underscoreBorrow, underscoreConst, underscoreConsuming, underscoreLocal, underscoreModify
    case underscoreMove, underscoreOwned, underscoreRead
    case underscoreSetterAccess, underscoreShared, unowned_, unsafe_, unsafeAddress_, using_, weak_, willSet_, yield_
    case yielding_, addressor_

    static let reserved: [(String, Word)] = [
        ("Any", .anyType), ("as", .as_), ("associatedtype", .associatedtype_), ("break", .break_), ("case", .case_),
        ("catch", .catch_), ("class", .class_), ("continue", .continue_), ("default", .default_), ("defer", .defer_),
        ("deinit", .deinit_), ("do", .do_), ("else", .else_), ("enum", .enum_), ("extension", .extension_),
        ("fallthrough", .fallthrough_), ("false", .false_), ("fileprivate", .fileprivate_), ("for", .for_),
        ("func", .func_), ("guard", .guard_), ("if", .if_), ("import", .import_), ("in", .in_), ("init", .init_),
        ("inout", .inout_), ("internal", .internal_), ("is", .is_), ("let", .let_), ("nil", .nil_),
        ("operator", .operator_), ("precedencegroup", .precedencegroup_), ("private", .private_),
        ("protocol", .protocol_), ("public", .public_), ("repeat", .repeat_), ("rethrows", .rethrows_),
        ("return", .return_), ("self", .self_), ("Self", .selfType), ("static", .static_), ("struct", .struct_),
        ("subscript", .subscript_), ("super", .super_), ("switch", .switch_), ("throw", .throw_),
        ("throws", .throws_), ("true", .true_), ("try", .try_), ("typealias", .typealias_), ("var", .var_),
        ("where", .where_), ("while", .while_),
    ]

    static let contextual: [(String, Word)] = [
        ("actor", .actor_), ("any", .any_), ("async", .async_), ("await", .await_), ("borrow", .borrow_),
        ("borrowing", .borrowing_), ("consume", .consume_), ("consuming", .consuming_),
        ("convenience", .convenience_), ("copy", .copy_), ("dependsOn", .dependsOn_), ("didSet", .didSet_),
        ("discard", .discard_), ("distributed", .distributed_), ("dynamic", .dynamic_), ("each", .each_),
        ("final", .final_), ("get", .get_), ("indirect", .indirect_), ("infix", .infix_), ("isolated", .isolated_),
        ("lazy", .lazy_), ("macro", .macro_), ("modify", .modify_), ("mutate", .mutate_), ("mutating", .mutating_),
        ("nonisolated", .nonisolated_), ("nonmutating", .nonmutating_), ("nonsending", .nonsending_), ("of", .of_),
        ("open", .open_), ("optional", .optional_), ("override", .override_), ("package", .package_),
        ("postfix", .postfix_), ("prefix", .prefix_), ("Protocol", .protocolMeta), ("read", .read_),
        ("reasync", .reasync_), ("required", .required_), ("safe", .safe_), ("sending", .sending_), ("set", .set_),
        ("some", .some_), ("then", .then_), ("Type", .typeMeta), ("_borrow", .underscoreBorrow),
        ("_const", .underscoreConst), ("__consuming", .underscoreConsuming), ("_local", .underscoreLocal),
        ("_modify", .underscoreModify), ("_move", .underscoreMove), ("__owned", .underscoreOwned),
        ("_read", .underscoreRead), ("__setter_access", .underscoreSetterAccess), ("__shared", .underscoreShared),
        ("unowned", .unowned_), ("unsafe", .unsafe_), ("unsafeAddress", .unsafeAddress_), ("using", .using_),
        ("weak", .weak_), ("willSet", .willSet_), ("yield", .yield_), ("yielding", .yielding_),
        ("addressor", .addressor_),
    ]
}

extension Word {
    static func == (left: Word, right: Word) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
}
