"""What the rules that merge summaries share."""

load(":providers.bzl", "ThimbleInfo")

# Without one, a file of that name beside the sources does not count: Bazel would not know that it was read.
CONFIGURATION = attr.label(
    doc = "The configuration, `.thimble.json`.",
    allow_single_file = True,
    default = Label("//rules:no-configuration.json"),
)

def root_attributes(aspect):
    """The attributes of rules for a whole app, whose modules an aspect summarizes."""
    return {
        "config": CONFIGURATION,
        "roots": attr.label_list(
            doc = "The targets of the app. All modules that they depend on are part of it.",
            allow_empty = False,
            aspects = [aspect],
            mandatory = True,
        ),
    }

def summaries_of(targets):
    """The summaries of targets and all that they depend on, as depsets."""
    return [target[ThimbleInfo].summaries for target in targets]

def list_summaries(ctx, transitive, direct = []):
    """Writes the list of the summaries of an app.

    A target that is built for several platforms is one module, and its first summary counts.

    Args:
      ctx: of the rule.
      transitive: depsets of summaries.
      direct: further summaries.

    Returns:
      The list, and the summaries in it.
    """
    by_target = {}
    for summary in depset(direct, transitive = transitive).to_list():
        by_target.setdefault(str(summary.owner), summary)
    summaries = by_target.values()
    paths = ctx.actions.args()
    paths.set_param_file_format("multiline")
    paths.add_all(summaries)
    file = ctx.actions.declare_file(ctx.label.name + ".summaries")
    ctx.actions.write(file, paths)
    return file, summaries
