"""The rules of `defs.bzl` for targets of rules_swift, with the names of modules from its provider `SwiftInfo`."""

load("@build_bazel_rules_swift//swift:swift.bzl", "SwiftInfo")
load("//rules:aspect.bzl", "aspect_of_modules", "summarize_target")
load("//rules:check.bzl", "check_rule")
load("//rules:generate.bzl", "generate_rule")
load("//rules:graph.bzl", "graph_rule")
load("//rules:providers.bzl", _ThimbleInfo = "ThimbleInfo")
load("//rules:toolchain.bzl", _thimble_toolchain = "thimble_toolchain")

ThimbleInfo = _ThimbleInfo
thimble_toolchain = _thimble_toolchain

def _module_name(target):
    """The name of the Swift module that a target compiles, or `None`."""
    if SwiftInfo not in target:
        return None
    for module in target[SwiftInfo].direct_modules:
        if module.swift:
            return module.name
    return None

def _thimble_aspect_impl(target, ctx):
    return summarize_target(target, ctx, module_name = _module_name(target))

thimble_aspect = aspect_of_modules(_thimble_aspect_impl)

thimble_check = check_rule(thimble_aspect)
thimble_check_test = check_rule(thimble_aspect, test = True)
thimble_generate = generate_rule(thimble_aspect)
thimble_graph = graph_rule(thimble_aspect)
