# The formula for Homebrew. .ci/bundle fills in the facts about a release.
class Thimble < Formula
  desc "Dependency graph checker for Swift apps built with RIBs or Needle"
  homepage "HOMEPAGE"
  version "VERSION"
  license "Apache-2.0"

  on_macos do
    url "ADDRESS/thimble-VERSION-macos.tar.gz"
    sha256 "SHA256_OF_macos"
  end

  on_linux do
    on_intel do
      url "ADDRESS/thimble-VERSION-linux-x86_64.tar.gz"
      sha256 "SHA256_OF_linux-x86_64"
    end
    on_arm do
      url "ADDRESS/thimble-VERSION-linux-aarch64.tar.gz"
      sha256 "SHA256_OF_linux-aarch64"
    end
  end

  def install
    bin.install "thimble"
    generate_completions_from_executable(bin/"thimble", "completions")
  end

  test do
    (testpath/"App.swift").write <<~SWIFT
      import RIBs
      protocol RootDependency: Dependency { var clock: Clock { get } }
      final class RootComponent: Component<RootDependency> {}
    SWIFT
    assert_match "RootComponent", shell_output("#{bin}/thimble graph --format text #{testpath}")
    assert_match version.to_s, shell_output("#{bin}/thimble --version")
  end
end
