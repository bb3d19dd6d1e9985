"""Runs the steps of a composite action as GitHub's runner does: composite.py ACTION WORKPLACE NAME=VALUE...

NAME=VALUE is an input. WORKPLACE gets the runner's files; `forge` in it holds what may be downloaded, and the comments on
pull requests. Steps that use other actions are noted and not run; `cached` in WORKPLACE makes a cache hit. Prints a JSON
object: what each step did, the outputs of the action, and the exit code of the job.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

import ruamel.yaml
from forge import Forge

NAME = r"[A-Za-z_][\w-]*"
TOKENS = re.compile(rf"'(?:[^']|'')*'|{NAME}(?:\.{NAME})*|&&|\|\||==|!=|!|\(|\)|\s+")


class Expressions:
    """GitHub's expressions, as far as actions here use them. An unknown name is an error."""

    def __init__(self, contexts, failed):
        self.contexts = contexts
        self.functions = {"success": not failed, "failure": failed, "always": True, "cancelled": False}

    def value(self, text):
        tokens = TOKENS.findall(text)
        if "".join(tokens) != text:
            raise ValueError(f"not an expression: {text}")
        return eval(" ".join(map(self.python, tokens)))  # Only the words that `python` makes.

    def python(self, token):
        words = {"&&": "and", "||": "or", "!": "not", "==": "==", "!=": "!=", "(": "(", ")": ")"}
        if token in words or token.isspace():
            return words.get(token, " ")
        if token.startswith("'"):
            return repr(token[1:-1].replace("''", "'"))
        if token in self.functions:
            return f"(lambda: {self.functions[token]})"
        value = self.contexts
        for key in token.split("."):
            # An output that a step did not set is empty; everything else has to exist.
            value = value.get(key, "") if value is not self.contexts and "outputs" in token else value[key]
        return repr(value)

    def filled(self, text):
        whole = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
        return whole.sub(lambda match: str(self.value(match[1])), text)

    def condition(self, text):
        bare = re.sub(r"^\$\{\{\s*(.*?)\s*\}\}$", r"\1", text)
        states = any(f"{name}()" in bare for name in self.functions)
        return bool(self.value(bare)) and (states or self.functions["success"])


def outputs_of(file):
    pairs = (line.split("=", 1) for line in file.read_text(encoding="utf-8").splitlines())
    return {name: value for name, value in pairs}


class Job:
    def __init__(self, folder, workplace, address, inputs):
        self.folder = folder
        self.workplace = workplace
        self.action = ruamel.yaml.YAML(typ="safe").load(folder / "action.yml")
        unknown = set(inputs) - set(self.action["inputs"])
        if unknown:
            raise ValueError(f"unknown inputs: {unknown}")
        github = {"action_repository": "owner/thimble", "token": "secret-token"}
        given = {name: inputs.get(name, str(value["default"])) for name, value in self.action["inputs"].items()}
        defaults = Expressions({"github": github}, False)
        self.contexts = {
            "github": github,
            "inputs": {name: defaults.filled(value) for name, value in given.items()},
            "steps": {step["id"]: {"outputs": {}} for step in self.action["runs"]["steps"] if "id" in step},
        }
        self.environment = {
            "GITHUB_ACTION_PATH": str(folder),
            "GITHUB_API_URL": f"{address}/api",
            "GITHUB_REPOSITORY": "team/app",
            "GITHUB_SERVER_URL": address,
            "RUNNER_ARCH": "X64",
            "RUNNER_OS": "Linux",
            "RUNNER_TEMP": str(workplace / "temp"),
            **os.environ,
        }
        (workplace / "temp").mkdir(exist_ok=True)
        self.code = 0

    def run(self):
        steps = [self.step(step) for step in self.action["runs"]["steps"]]
        expressions = Expressions(self.contexts, self.code != 0)
        outputs = {name: expressions.filled(output["value"]) for name, output in self.action["outputs"].items()}
        return {"code": self.code, "steps": steps, "outputs": outputs}

    def step(self, step):
        said = {"name": step["name"], "ran": False, "log": "", "summary": "", "with": {}}
        expressions = Expressions(self.contexts, self.code != 0)
        if not expressions.condition(step.get("if", "success()")):
            return said
        if "uses" in step:
            said["with"] = {name: expressions.filled(str(value)) for name, value in step["with"].items()}
            outputs = {"cache-hit": str((self.workplace / "cached").exists()).lower()}
        else:
            outputs = self.shell(step, expressions, said)
        if "id" in step:
            self.contexts["steps"][step["id"]]["outputs"] = outputs
        return {**said, "ran": True}

    def shell(self, step, expressions, said):
        files = {name: self.workplace / f"temp/{name.lower()}" for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.write_text("", encoding="utf-8")
        variables = {name: expressions.filled(str(value)) for name, value in step.get("env", {}).items()}
        run = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", expressions.filled(step["run"])],
            env={**self.environment, **{name: str(file) for name, file in files.items()}, **variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        self.code = self.code or run.returncode
        said["log"] = run.stdout
        said["summary"] = files["GITHUB_STEP_SUMMARY"].read_text(encoding="utf-8")
        return outputs_of(files["GITHUB_OUTPUT"])


def main(action, workplace, *inputs):
    workplace = pathlib.Path(workplace)
    with Forge(workplace / "forge") as address:
        job = Job(pathlib.Path(action), workplace, address, dict(pair.split("=", 1) for pair in inputs))
        print(json.dumps(job.run()))


if __name__ == "__main__":
    main(*sys.argv[1:])
