"""What targets tell Thimble's rules."""

ThimbleInfo = provider(
    doc = "The summaries of a target and of all that it depends on.",
    fields = {
        "importable": "The names of the modules that a target can import if it depends on this one.",
        "module": "The name of the Swift module that the target compiles; None if it compiles no Swift.",
        "summaries": "A depset of the summaries of this module and of all modules that it depends on.",
        "summary": "The summary of the module; None if there is none.",
    },
)

ThimbleWiringInfo = provider(
    doc = "The wiring that a target generates for a module, which has to be among the sources of that module.",
    fields = {
        "module": "The module, as a struct of modules.bzl.",
        "source": "The generated source.",
        "summary": "The summary of the module, which does not contain the generated source.",
    },
)

ThimbleToolchainInfo = provider(
    doc = "The program, and what holds for all modules that do not state something else.",
    fields = {
        "default_isolation": "The default isolation of modules; '' if they have none.",
        "program": "The `FilesToRunProvider` of the program.",
        "swift_version": "The language version of modules; '' if it is not known.",
    },
)
