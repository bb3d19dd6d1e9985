"""Prints the commands of a job in GitLab's form as one script: gitlab.py FILE JOB"""

import sys

import ruamel.yaml

with open(sys.argv[1], encoding="utf-8") as file:
    jobs = ruamel.yaml.YAML(typ="safe").load(file)
job = jobs[sys.argv[2]]
job = {**jobs.get(job.get("extends"), {}), **job}
print("\n".join(["set -eu", *job.get("before_script", []), *job["script"]]))
