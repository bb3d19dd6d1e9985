"""Rules with the attributes and the provider of rules_swift. They copy the sources that they would compile."""

SwiftInfo = provider(fields = ["direct_modules", "transitive_modules"])

def _module_name(label):
    return "_".join([part for part in label.package.split("/") + [label.name] if part]).replace("-", "_")

def _swift_impl(ctx):
    sources = ctx.actions.declare_file(ctx.label.name + ".sources")
    ctx.actions.run_shell(
        command = "output=$1; shift; cat \"$@\" >\"$output\"",
        arguments = [sources.path] + [file.path for file in ctx.files.srcs],
        inputs = ctx.files.srcs,
        outputs = [sources],
        mnemonic = "SwiftCompile",
    )
    name = ctx.attr.module_name or _module_name(ctx.label)
    module = struct(clang = None, name = name, swift = struct(sources = sources))
    transitive = [
        dependency[SwiftInfo].transitive_modules
        for dependency in ctx.attr.deps + ctx.attr.private_deps
        if SwiftInfo in dependency
    ]
    return [
        DefaultInfo(files = depset([sources])),
        SwiftInfo(direct_modules = [module], transitive_modules = depset([module], transitive = transitive)),
    ]

_ATTRIBUTES = {
    "copts": attr.string_list(),
    "data": attr.label_list(allow_files = True),
    "deps": attr.label_list(),
    "module_name": attr.string(),
    "package_name": attr.string(),
    "private_deps": attr.label_list(),
    "srcs": attr.label_list(allow_files = True),
}

swift_library = rule(implementation = _swift_impl, attrs = _ATTRIBUTES)
swift_binary = rule(implementation = _swift_impl, attrs = _ATTRIBUTES)

def _swift_library_group_impl(ctx):
    modules = depset(transitive = [dependency[SwiftInfo].transitive_modules for dependency in ctx.attr.deps])
    return [SwiftInfo(direct_modules = [], transitive_modules = modules)]

swift_library_group = rule(implementation = _swift_library_group_impl, attrs = {"deps": attr.label_list()})
