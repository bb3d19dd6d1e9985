"""A drawing of the scopes of an app, from the summaries of its modules."""

load(":roots.bzl", "list_summaries", "root_attributes", "summaries_of")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "thimble_of")

_EXTENSIONS = {
    "dot": "dot",
    "html": "html",
    "json": "json",
    "mermaid": "mmd",
    "text": "txt",
}

_DRAW = """
output=$1
shift
"$@" >"$output"
"""

def _graph_impl(ctx):
    toolchain = thimble_of(ctx)
    summary_list, summaries = list_summaries(ctx, summaries_of(ctx.attr.roots))
    drawing = ctx.actions.declare_file("{}.{}".format(ctx.label.name, _EXTENSIONS[ctx.attr.format]))
    command = ctx.actions.args()
    command.add_all([drawing, toolchain.program.executable])
    command.add("graph")
    command.add("--format", ctx.attr.format)
    command.add("--config", ctx.file.config)
    command.add("--summaries")
    command.add(summary_list, format = "@%s")
    command.add_all(ctx.attr.options)
    ctx.actions.run_shell(
        command = _DRAW,
        arguments = [command],
        inputs = [summary_list, ctx.file.config] + summaries,
        outputs = [drawing],
        tools = [toolchain.program],
        mnemonic = "ThimbleGraph",
        progress_message = "Drawing the scopes of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([drawing]))]

def graph_rule(aspect):
    """The rule that draws an app, whose modules an aspect summarizes."""
    attributes = dict(root_attributes(aspect))
    attributes["format"] = attr.string(
        default = "dot",
        doc = "The format of the drawing.",
        values = _EXTENSIONS.keys(),
    )
    attributes["options"] = attr.string_list(doc = "Further options of `thimble graph`, such as filters.")
    return rule(
        implementation = _graph_impl,
        attrs = attributes,
        doc = "Draws the scopes of an app.",
        toolchains = [str(TOOLCHAIN_TYPE)],
    )
