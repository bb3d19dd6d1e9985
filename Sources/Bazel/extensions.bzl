"""Released programs, for `MODULE.bazel`; `repositories.bzl` does the same for `WORKSPACE`."""

load("//rules:releases.bzl", "declare_releases")

_release = tag_class(
    attrs = {
        "sha256": attr.string_dict(
            doc = "The checksums of the archives by platform: `linux-x86_64`, `linux-aarch64`, `macos`.",
            mandatory = True,
        ),
        "url": attr.string(
            doc = "The address of the archives, with `{version}` and `{platform}`.",
            mandatory = True,
        ),
        "version": attr.string(mandatory = True),
    },
    doc = "The released programs of a version, as the repository `thimble_toolchains`.",
)

def _thimble_impl(module_ctx):
    for module in module_ctx.modules:
        for release in module.tags.release:
            # What the root module says counts for all.
            if module.is_root:
                declare_releases("thimble_toolchains", release.version, release.url, release.sha256)

thimble = module_extension(
    implementation = _thimble_impl,
    tag_classes = {"release": _release},
)
