"""The action that summarizes one module."""

def summarize(ctx, toolchain, module, sources):
    """Adds the action that writes a module's summary from its own sources alone.

    Args:
      ctx: of the rule or aspect.
      toolchain: the program.
      module: as a struct of modules.bzl.
      sources: the files whose paths the module has.

    Returns:
      The summary.
    """
    summary = ctx.actions.declare_file(ctx.label.name + ".thimble-summary")
    command = ctx.actions.args()
    command.add("summarize")

    # A persistent worker gets these with each request.
    options = ctx.actions.args()
    options.use_param_file("@%s", use_always = True)
    options.set_param_file_format("multiline")
    options.add("--ignore-manifests")
    options.add("--module", module.name)
    options.add("--kind", module.kind)
    options.add("--package", module.package)
    if module.swift_version:
        options.add("--swift-version", module.swift_version)
    if module.default_isolation:
        options.add("--default-isolation", module.default_isolation)
    if module.importable:
        options.add_all(module.importable, before_each = "--depends-on")
    else:
        options.add("--no-dependencies")
    options.add("-o", summary)
    options.add_all(sources)
    ctx.actions.run(
        executable = toolchain.program,
        arguments = [command, options],
        inputs = sources,
        outputs = [summary],
        mnemonic = "ThimbleSummarize",
        progress_message = "Summarizing %s" % module.name,
        execution_requirements = {
            "requires-worker-protocol": "json",
            "supports-workers": "1",
        },
    )
    return summary
