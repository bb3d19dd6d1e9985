"""Thimble's rules for Bazel, by the attributes of the rules that compile Swift.

Rules of any name work if they have the attributes of `swift_library`: `srcs`, `deps`, and `module_name`. Load
`rules_swift.bzl` instead to take the names of modules from the provider of rules_swift.
"""

load("//rules:aspect.bzl", _thimble_aspect = "thimble_aspect")
load("//rules:check.bzl", "check_rule")
load("//rules:generate.bzl", "generate_rule")
load("//rules:graph.bzl", "graph_rule")
load("//rules:providers.bzl", _ThimbleInfo = "ThimbleInfo")
load("//rules:toolchain.bzl", _thimble_toolchain = "thimble_toolchain")

ThimbleInfo = _ThimbleInfo
thimble_aspect = _thimble_aspect
thimble_toolchain = _thimble_toolchain

thimble_check = check_rule(_thimble_aspect)
thimble_check_test = check_rule(_thimble_aspect, test = True)
thimble_generate = generate_rule(_thimble_aspect)
thimble_graph = graph_rule(_thimble_aspect)
