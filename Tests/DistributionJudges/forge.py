"""A code host on this machine, for tests: downloads from a folder, and comments on pull requests.

forge.py FOLDER COMMAND... runs a command with the address in `FORGE`.
"""

import http.server
import json
import os
import pathlib
import subprocess
import sys
import threading
import urllib.parse


class Forge:
    """Serves the folder as `with` is entered, and keeps the comments in `comments.json` in it."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(exist_ok=True)

    def __enter__(self):
        handler = type("Handler", (Handler,), {"folder": self.folder})
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_):
        self.server.shutdown()


class Handler(http.server.BaseHTTPRequestHandler):
    folder = None

    def log_message(self, *_):
        pass

    def answer(self, status, body):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def comments(self):
        file = self.folder / "comments.json"
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else []

    def is_allowed(self):
        tokens = (self.headers.get("Authorization"), self.headers.get("PRIVATE-TOKEN"))
        return tokens in (("Bearer secret-token", None), (None, "secret-token"))

    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        if address.path.endswith("/comments"):
            query = urllib.parse.parse_qs(address.query)
            size, page = int(query["per_page"][0]), int(query["page"][0])
            shown = self.comments()[(page - 1) * size : page * size]
            return self.answer(200, json.dumps(shown).encode()) if self.is_allowed() else self.answer(401, b"")
        file = self.folder / address.path.lstrip("/")
        return self.answer(200, file.read_bytes()) if file.is_file() else self.answer(404, b"")

    def do_POST(self):
        self.write_comment(len(self.comments()) + 1)

    def do_PATCH(self):
        self.write_comment(int(self.path.rsplit("/", 1)[1]))

    def write_comment(self, number):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        if not self.is_allowed():
            return self.answer(403, b"")
        if self.headers["Content-Type"] == "application/json":
            text = json.loads(body)["body"]
        else:
            text = urllib.parse.parse_qs(body)["body"][0]
        kept = [comment for comment in self.comments() if comment["id"] != number]
        comments = [*kept, {"id": number, "path": self.path, "body": text}]
        (self.folder / "comments.json").write_text(json.dumps(comments), encoding="utf-8")
        return self.answer(201, b"{}")


if __name__ == "__main__":
    with Forge(sys.argv[1]) as address:
        sys.exit(subprocess.run(sys.argv[2:], env={**os.environ, "FORGE": address}).returncode)
