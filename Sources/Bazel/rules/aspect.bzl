"""The aspect that summarizes the modules of an app, one action each."""

load(":modules.bzl", "DEPENDENCY_ATTRIBUTES", "kind_of", "swift_module")
load(":providers.bzl", "ThimbleInfo", "ThimbleWiringInfo")
load(":summarize.bzl", "summarize")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "thimble_of")

def dependencies_of(attributes, names = DEPENDENCY_ATTRIBUTES):
    """The targets that attributes of a target name, with their summaries; an attribute may be unset."""
    targets = []
    for name in names:
        value = getattr(attributes, name, None)
        for target in value if type(value) == type([]) else [value]:
            if type(target) == "Target" and ThimbleInfo in target:
                targets.append(target[ThimbleInfo])
    return targets

def importable_through(dependencies):
    """The names of the modules that a target can import, each once, in the order of its dependencies."""
    return {name: None for info in dependencies for name in info.importable}.keys()

def swift_sources(files):
    """The Swift sources among files, and the folders, which a rule compiles if they contain some."""
    return [file for file in files if file.extension == "swift" or file.is_directory]

def summarize_target(target, ctx, module_name = None):
    """The implementation of the aspect.

    Args:
      target: the target.
      ctx: of the aspect.
      module_name: the name of the target's module, if a provider states it.

    Returns:
      The providers of the aspect.
    """
    dependencies = dependencies_of(ctx.rule.attr)
    importable = importable_through(dependencies)
    transitive = [info.summaries for info in dependencies]
    wirings = _wirings(ctx.rule.attr)
    generated = [wiring.source for wiring in wirings]
    sources = [file for file in swift_sources(getattr(ctx.rule.files, "srcs", [])) if file not in generated]
    if not sources:
        # A group of targets, or another language: what it depends on can be imported through it.
        return [_info(None, None, transitive, importable)]
    toolchain = thimble_of(ctx)
    module = swift_module(
        ctx.rule.attr,
        target.label,
        kind_of(ctx.rule.attr, target.label, ctx.rule.kind),
        sources,
        importable,
        toolchain,
        name = module_name,
    )
    if wirings:
        summary = _summary_of_wiring(wirings, module, target.label)
    else:
        summary = summarize(ctx, toolchain, module, sources)
    exported = [name for info in dependencies_of(ctx.rule.attr, ["exports"]) for name in info.importable]
    return [_info(module.name, summary, transitive, [module.name] + exported)]

def _info(module, summary, transitive, importable):
    summaries = depset([summary] if summary else [], transitive = transitive)
    return ThimbleInfo(importable = importable, module = module, summaries = summaries, summary = summary)

def _wirings(attributes):
    sources = getattr(attributes, "srcs", [])
    if type(sources) != type([]):
        return []
    return [
        source[ThimbleWiringInfo]
        for source in sources
        if type(source) == "Target" and ThimbleWiringInfo in source
    ]

def _summary_of_wiring(wirings, module, label):
    """The summary that the wiring of a module was generated from, so that there is one action for each module."""
    if len(wirings) > 1:
        fail("{}: 'srcs' contains the wiring of several thimble_generate; a module has one.".format(label))
    wired = wirings[0].module
    for field in ["name", "sources", "importable", "kind", "package", "swift_version", "default_isolation"]:
        here, there = getattr(module, field), getattr(wired, field)
        if field in ["sources", "importable"]:
            here, there = sorted(here), sorted(there)
        if here != there:
            fail(("{}: the module and its thimble_generate differ in '{}': {} here, {} there. Give both the same " +
                  "'srcs', 'deps', 'copts' and 'package_name', and the name of the module.").format(
                label,
                field,
                here,
                there,
            ))
    return wirings[0].summary

def aspect_of_modules(implementation):
    """An aspect that summarizes all modules that a target depends on."""
    return aspect(
        implementation = implementation,
        attr_aspects = DEPENDENCY_ATTRIBUTES,
        doc = "Summarizes each module from its own sources; provides ThimbleInfo.",
        provides = [ThimbleInfo],
        toolchains = [str(TOOLCHAIN_TYPE)],
    )

def _thimble_aspect_impl(target, ctx):
    return summarize_target(target, ctx)

thimble_aspect = aspect_of_modules(_thimble_aspect_impl)
