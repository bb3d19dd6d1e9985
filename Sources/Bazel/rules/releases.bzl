"""Repositories with released programs."""

_PLATFORMS = {
    "linux-aarch64": ["@platforms//os:linux", "@platforms//cpu:aarch64"],
    "linux-x86_64": ["@platforms//os:linux", "@platforms//cpu:x86_64"],
    # One program for both processors.
    "macos": ["@platforms//os:macos"],
}

_PROGRAM = """load("@{thimble}//:defs.bzl", "thimble_toolchain")

thimble_toolchain(
    name = "toolchain",
    program = "{program}",
    visibility = ["//visibility:public"],
)
"""

_TOOLCHAIN = """toolchain(
    name = "{platform}",
    exec_compatible_with = {constraints},
    toolchain = "@{repository}//:toolchain",
    toolchain_type = "@{thimble}//:toolchain_type",
)
"""

def _program_impl(ctx):
    folder = "thimble-{}-{}".format(ctx.attr.version, ctx.attr.platform)
    ctx.download_and_extract(
        url = ctx.attr.url.format(platform = ctx.attr.platform, version = ctx.attr.version),
        sha256 = ctx.attr.sha256,
    )
    ctx.file("BUILD.bazel", _PROGRAM.format(program = folder + "/thimble", thimble = _own_repository()))

_program = repository_rule(
    implementation = _program_impl,
    doc = "The program of one platform, from the archive of a release.",
    attrs = {
        "platform": attr.string(mandatory = True),
        "sha256": attr.string(mandatory = True),
        "url": attr.string(mandatory = True),
        "version": attr.string(mandatory = True),
    },
)

def _toolchains_impl(ctx):
    toolchains = [
        _TOOLCHAIN.format(
            constraints = repr(_PLATFORMS[platform]),
            platform = platform,
            repository = repository,
            thimble = _own_repository(),
        )
        for platform, repository in ctx.attr.repositories.items()
    ]
    ctx.file("BUILD.bazel", "\n".join(toolchains))

_toolchains = repository_rule(
    implementation = _toolchains_impl,
    doc = "The toolchains of all platforms. Their programs are downloaded when Bazel chooses them.",
    attrs = {"repositories": attr.string_dict(mandatory = True)},
)

def _own_repository():
    """The canonical name of this repository, for files in others: `thimble`, or `@thimble~` with MODULE.bazel."""
    label = str(Label("//:toolchain_type")).split("//")[0]
    return label[1:]

def declare_releases(name, version, url, sha256):
    """Declares the repositories of a release; see `thimble_releases`."""
    repositories = {}
    for platform, checksum in sha256.items():
        if platform not in _PLATFORMS:
            fail("'{}' is not a platform of Thimble: {}.".format(platform, ", ".join(_PLATFORMS.keys())))
        if len(checksum) != 64:
            fail("The checksum of '{}' is not an SHA-256.".format(platform))
        repositories[platform] = "{}_{}".format(name, platform.replace("-", "_"))
        _program(
            name = repositories[platform],
            platform = platform,
            sha256 = checksum,
            url = url,
            version = version,
        )
    _toolchains(name = name, repositories = repositories)
