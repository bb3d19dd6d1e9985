"""The wiring of a module, as a source of it."""

load(":aspect.bzl", "dependencies_of", "importable_through", "swift_sources")
load(":modules.bzl", "KINDS", "swift_module")
load(":providers.bzl", "ThimbleWiringInfo")
load(":roots.bzl", "CONFIGURATION", "list_summaries")
load(":summarize.bzl", "summarize")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "thimble_of")

def _generate_impl(ctx):
    toolchain = thimble_of(ctx)
    dependencies = dependencies_of(ctx.attr)
    sources = swift_sources(ctx.files.srcs)
    module = swift_module(
        ctx.attr,
        ctx.label,
        ctx.attr.kind or ("test" if ctx.attr.testonly else "library"),
        sources,
        importable_through(dependencies),
        toolchain,
        name = ctx.attr.module,
    )
    summary = summarize(ctx, toolchain, module, sources)
    summary_list, summaries = list_summaries(ctx, [info.summaries for info in dependencies], [summary])
    source = ctx.actions.declare_file(ctx.attr.out or ctx.label.name + "/ThimbleGenerated.swift")
    command = ctx.actions.args()
    command.add("generate")
    command.add("--only-module", module.name)
    command.add("--output", source)
    command.add("--config", ctx.file.config)
    if ctx.attr.dialect:
        command.add("--dialect", ctx.attr.dialect)
    command.add("--summaries")
    command.add(summary_list, format = "@%s")
    ctx.actions.run(
        executable = toolchain.program,
        arguments = [command],
        inputs = [summary_list, ctx.file.config] + summaries,
        outputs = [source],
        mnemonic = "ThimbleGenerate",
        progress_message = "Generating the wiring of %s" % module.name,
    )
    return [
        DefaultInfo(files = depset([source])),
        ThimbleWiringInfo(module = module, source = source, summary = summary),
    ]

def generate_rule(aspect):
    """The rule that generates wiring; an aspect summarizes the modules below."""
    dependencies = attr.label_list(
        doc = "As in the rule that compiles the module.",
        aspects = [aspect],
    )
    return rule(
        implementation = _generate_impl,
        attrs = {
            "config": CONFIGURATION,
            "copts": attr.string_list(doc = "As in the rule that compiles the module."),
            "deps": dependencies,
            "dialect": attr.string(
                doc = "The library to generate code for; by default all that the module needs.",
                values = ["", "ribs", "needle"],
            ),
            "kind": attr.string(
                doc = "The kind of the module; by default `test` if the target is `testonly`, otherwise `library`.",
                values = [""] + KINDS,
            ),
            "module": attr.string(doc = "The name of the module.", mandatory = True),
            "out": attr.string(doc = "The name of the generated file."),
            "package_name": attr.string(doc = "As in the rule that compiles the module."),
            "private_deps": dependencies,
            "srcs": attr.label_list(
                doc = "The sources of the module, without the generated one.",
                allow_files = True,
                mandatory = True,
            ),
        },
        doc = "Generates the wiring of a module, for the `srcs` of the rule that compiles it.",
        toolchains = [str(TOOLCHAIN_TYPE)],
    )
