"""The worker beside the command: the same summaries, whatever came before and however requests arrive."""

import json
import subprocess
import time
import unittest

import execution_log
import generated_app
from support import PROGRAM, BazelTestCase

MODULES = 12


class Worker(BazelTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.app = generated_app.make(cls.folder / "app", PROGRAM, MODULES)

    def arguments(self, module, output):
        sources = sorted(str(file.relative_to(self.app)) for file in self.app.glob(f"Modules/{module}/*.swift"))
        return ["--module", module, "--kind", "library", "-o", output, *sources]

    def run_worker(self, pieces):
        """Sends pieces of bytes, each after a pause, and reads all responses."""
        worker = subprocess.Popen(
            [PROGRAM, "summarize", "--persistent_worker"],
            cwd=self.app,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for piece in pieces:
            worker.stdin.write(piece)
            worker.stdin.flush()
            time.sleep(0.01)
        output, errors = worker.communicate(timeout=60)
        return worker.returncode, list(execution_log.objects(output.decode())), errors.decode()

    def test_summaries_are_those_of_the_command(self):
        modules = [generated_app.name(number) for number in range(MODULES - 2)]
        expected = []
        for module in modules:
            subprocess.run(
                [PROGRAM, "summarize", *self.arguments(module, f"{module}.one")],
                cwd=self.app,
                check=True,
                timeout=60,
            )
            expected.append((self.app / f"{module}.one").read_bytes())
        # Each module twice, so that something came before it.
        requests = [
            {"arguments": self.arguments(module, f"{module}.{turn}"), "requestId": turn * len(modules) + number}
            for turn in range(2)
            for number, module in enumerate(modules)
        ]
        stream = "".join(json.dumps(request, indent=number % 3 or None) for number, request in enumerate(requests))
        third = len(stream) // 3
        pieces = [stream[:third], stream[third : third + 1], stream[third + 1 :]]
        code, responses, errors = self.run_worker(piece.encode() for piece in pieces)
        self.assertEqual((code, errors), (0, ""))
        self.assertEqual(
            responses,
            [{"exitCode": 0, "output": "", "requestId": number} for number in range(len(requests))],
        )
        for turn in range(2):
            written = [(self.app / f"{module}.{turn}").read_bytes() for module in modules]
            self.assertEqual(written, expected)

    def test_a_failed_request_is_an_answer(self):
        good = json.dumps({"arguments": self.arguments("Shared", "Shared.summary")})
        bad = json.dumps({"arguments": ["--module", "M", "-o", "M.summary", "missing.swift"], "requestId": 3})
        code, responses, errors = self.run_worker([(bad + good).encode()])
        self.assertEqual((code, errors), (0, ""))
        self.assertEqual([response["exitCode"] for response in responses], [2, 0])
        self.assertIn("missing.swift", responses[0]["output"])
        self.assertEqual(responses[0]["requestId"], 3)
        self.assertFalse((self.app / "M.summary").exists())

    def test_what_is_no_request_ends_the_worker(self):
        for text in ["no json", "[]", '{"arguments": [1]}', '{"arguments": [']:
            code, responses, errors = self.run_worker([text.encode()])
            self.assertEqual((code, responses), (2, []), text)
            self.assertIn("error: ", errors)


if __name__ == "__main__":
    unittest.main()
