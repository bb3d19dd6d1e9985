"""The check of a whole app, from the summaries of its modules."""

load(":roots.bzl", "list_summaries", "root_attributes", "summaries_of")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "thimble_of")

# Findings are a result like any other: the action succeeds, so that its outputs exist and are cached. Without a verdict
# it fails, with the reason.
_CHECK = """
text=$1 code=$2
shift 2
"$@" >"$text"
echo $? >"$code"
if [ "$(cat "$code")" -gt 1 ]; then
    cat "$text"
    exit 1
fi
"""

_JUDGE = """
cat "$1"
[ "$(cat "$2")" = 0 ] && : >"$3"
"""

_TEST = """#!/bin/sh
[ -z "$XML_OUTPUT_FILE" ] || cp '{junit}' "$XML_OUTPUT_FILE"
cat '{text}'
exit "$(cat '{code}')"
"""

def _check_action(ctx):
    toolchain = thimble_of(ctx)
    summary_list, summaries = list_summaries(ctx, summaries_of(ctx.attr.roots))
    name = ctx.label.name
    outputs = struct(
        code = ctx.actions.declare_file(name + ".code"),
        junit = ctx.actions.declare_file(name + ".junit.xml"),
        sarif = ctx.actions.declare_file(name + ".sarif"),
        summaries = depset([summary_list] + summaries),
        text = ctx.actions.declare_file(name + ".txt"),
    )
    command = ctx.actions.args()
    command.add_all([outputs.text, outputs.code, toolchain.program.executable])
    command.add_all(["check", "--color", "never", "--reporter", "text", "--fail-on", ctx.attr.fail_on])

    # Without a sandbox, sources are there that are no inputs.
    command.add("--no-source-lines")
    if ctx.attr.allow_empty:
        command.add("--allow-empty")
    command.add(outputs.sarif, format = "--reporter=sarif=%s")
    command.add(outputs.junit, format = "--reporter=junit=%s")
    command.add("--config", ctx.file.config)
    if ctx.file.baseline:
        command.add("--baseline", ctx.file.baseline)
    command.add("--summaries")
    command.add(summary_list, format = "@%s")
    ctx.actions.run_shell(
        command = _CHECK,
        arguments = [command],
        inputs = [summary_list, ctx.file.config] + ctx.files.baseline + summaries,
        outputs = [outputs.code, outputs.junit, outputs.sarif, outputs.text],
        tools = [toolchain.program],
        mnemonic = "ThimbleCheck",
        progress_message = "Checking the scopes of %s" % ctx.label,
    )
    return outputs

def _check_impl(ctx):
    outputs = _check_action(ctx)
    passed = ctx.actions.declare_file(ctx.label.name + ".passed")
    ctx.actions.run_shell(
        command = _JUDGE,
        arguments = [outputs.text.path, outputs.code.path, passed.path],
        inputs = [outputs.text, outputs.code],
        outputs = [passed],
        mnemonic = "ThimbleFindings",
        progress_message = "Reporting the findings of %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset([outputs.sarif, passed])),
        OutputGroupInfo(
            _validation = depset([passed]),
            sarif = depset([outputs.sarif]),
            summaries = outputs.summaries,
        ),
    ]

def _check_test_impl(ctx):
    outputs = _check_action(ctx)
    program = ctx.actions.declare_file(ctx.label.name + ".sh")
    text = _TEST.format(
        code = outputs.code.short_path,
        junit = outputs.junit.short_path,
        text = outputs.text.short_path,
    )
    ctx.actions.write(program, text, is_executable = True)
    return [
        DefaultInfo(
            executable = program,
            runfiles = ctx.runfiles([outputs.code, outputs.junit, outputs.text]),
        ),
        OutputGroupInfo(sarif = depset([outputs.sarif]), summaries = outputs.summaries),
    ]

def check_rule(aspect, test = False):
    """The rule that checks an app, whose modules an aspect summarizes."""
    attributes = dict(root_attributes(aspect))
    attributes["allow_empty"] = attr.bool(
        doc = "Whether an app without scopes passes. By default it is an error, because a root may be missing.",
    )
    attributes["baseline"] = attr.label(
        doc = "A baseline: findings that are not reported.",
        allow_single_file = True,
    )
    attributes["fail_on"] = attr.string(
        default = "error",
        doc = "The severity of findings that fail the build or the test.",
        values = ["error", "warning", "note", "never"],
    )
    return rule(
        implementation = _check_test_impl if test else _check_impl,
        attrs = attributes,
        doc = "Checks an app." + (" The test fails on findings." if test else " The build fails on findings."),
        test = test,
        toolchains = [str(TOOLCHAIN_TYPE)],
    )
