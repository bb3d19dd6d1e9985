"""The program that the rules run."""

load(":providers.bzl", "ThimbleToolchainInfo")

TOOLCHAIN_TYPE = Label("//:toolchain_type")

def thimble_of(ctx):
    """The toolchain that Bazel chose for a rule or aspect."""
    return ctx.toolchains[str(TOOLCHAIN_TYPE)].thimble

def _thimble_toolchain_impl(ctx):
    thimble = ThimbleToolchainInfo(
        default_isolation = ctx.attr.default_isolation,
        program = ctx.attr.program[DefaultInfo].files_to_run,
        swift_version = ctx.attr.swift_version,
    )
    return [platform_common.ToolchainInfo(thimble = thimble), thimble]

thimble_toolchain = rule(
    implementation = _thimble_toolchain_impl,
    doc = "The program for a toolchain of the type `@thimble//:toolchain_type`.",
    attrs = {
        "default_isolation": attr.string(
            doc = "The default isolation of modules whose `copts` contain no `-default-isolation`: `MainActor`.",
        ),
        "program": attr.label(
            doc = "The program `thimble`: a file, or a target that builds it.",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
        ),
        "swift_version": attr.string(
            doc = "The language version of modules whose `copts` contain no `-swift-version`.",
        ),
    },
    provides = [ThimbleToolchainInfo],
)
