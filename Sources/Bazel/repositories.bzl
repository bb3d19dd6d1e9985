"""Released programs, for `WORKSPACE`; `extensions.bzl` does the same for `MODULE.bazel`."""

load("//rules:releases.bzl", "declare_releases")

def thimble_releases(name, version, url, sha256):
    """Declares the released programs of a version. Bazel downloads only those of the platforms that it runs on.

    Register the toolchains in `WORKSPACE`: `register_toolchains("@NAME//:all")`.

    Args:
      name: of the repository with the toolchains.
      version: the version.
      url: the address of the archives, with `{version}` and `{platform}`.
      sha256: the checksums of the archives by platform: `linux-x86_64`, `linux-aarch64`, `macos`.
    """
    declare_releases(name, version, url, sha256)
