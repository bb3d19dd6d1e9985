"""Swift modules, as the attributes of a target describe them."""

# The names in `deps`-like attributes; the modules behind them belong to the app.
DEPENDENCY_ATTRIBUTES = ["deps", "private_deps", "implementation_deps", "exports"]

# What a tag `thimble-kind=…` can say.
KINDS = ["library", "application", "test", "demo"]

_KIND_TAG = "thimble-kind="

def swift_module(attributes, label, kind, sources, importable, toolchain, name = None):
    """Describes the module of a target.

    Args:
      attributes: the attributes of the target, of which none is required.
      label: the target's label.
      kind: the kind of the module, one of KINDS.
      sources: the Swift sources, without generated wiring.
      importable: the names of the modules that it can import.
      toolchain: what holds unless the attributes say something else.
      name: the name of the module, if a provider states it.

    Returns:
      A struct. Two modules with equal structs have equal summaries.
    """
    options = " ".join(_strings(attributes, "copts")).split(" ")
    swift_version = _value(options, "-swift-version") or _value(options, "-language-mode") or toolchain.swift_version
    return struct(
        default_isolation = _value(options, "-default-isolation") or toolchain.default_isolation,
        importable = importable,
        kind = kind,
        name = name or _text(attributes, "module_name") or module_name_of(label),
        package = _text(attributes, "package_name") or _value(options, "-package-name") or _folder(label),
        sources = [source.path for source in sources],
        # The language modes of 4.2 and 4 read the same.
        swift_version = swift_version.split(".")[0],
    )

def module_name_of(label):
    """The name that rules_swift gives a module that declares none: derived from the label."""
    name = "_".join([part for part in [_identifier(label.package), _identifier(label.name)] if part])
    return "_" + name if name[0].isdigit() else name

def kind_of(attributes, label, rule_kind):
    """The kind of a module, from the tags of its target or from its rule."""
    for tag in _strings(attributes, "tags"):
        if tag.startswith(_KIND_TAG):
            kind = tag[len(_KIND_TAG):]
            if kind not in KINDS:
                fail("{}: '{}' is not a kind of module; use one of {}.".format(label, kind, ", ".join(KINDS)))
            return kind
    if getattr(attributes, "testonly", False) or rule_kind.endswith("_test"):
        return "test"
    return "application" if rule_kind.endswith("_binary") or rule_kind.endswith("_application") else "library"

def _identifier(text):
    words = "".join([
        character if character.isalnum() or character == "_" else " "
        for character in text.elems()
    ])
    return "_".join([word for word in words.split(" ") if word])

def _folder(label):
    """The folder of a package, as a path from the execution root."""
    return "/".join([part for part in [label.workspace_root, label.package] if part]) or "."

def _text(attributes, name):
    value = getattr(attributes, name, None)
    return value if type(value) == type("") else None

def _strings(attributes, name):
    value = getattr(attributes, name, None)
    return [item for item in value if type(item) == type("")] if type(value) == type([]) else []

def _value(options, name):
    """The value of a compiler option; the last one counts."""
    value = None
    for index in range(len(options) - 1):
        if options[index] == name:
            # A driver option for the frontend has an -Xfrontend before each of its words.
            last = options[index + 1:]
            value = last[1] if last[0] == "-Xfrontend" and len(last) > 1 else last[0]
    return value
