"""What ``deploy`` offers: a container, a service, and proxies that pass on what the site needs."""

from __future__ import annotations

import contextlib
import datetime as dt
import fnmatch
import http.server
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from cuboteca.cli.commands import command_of

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
CLAIMED = "203.0.113.9"  # by a client that is not there


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


def serve_options(arguments: list[str]) -> dict[str, Any]:
    """Return the options of ``serve`` as its command line reads them."""
    assert arguments[0] == "serve"
    return command_of("serve").make_context("serve", arguments[1:]).params


def variables() -> set[str]:
    """Return the environment variables that ``serve`` reads."""
    names = {str(one.envvar) for one in command_of("serve").params if one.envvar}
    return names | {"FORWARDED_ALLOW_IPS", "PGPASSWORD", "CUBOTECA_CACHE"}


def instructions(name: str) -> list[str]:
    joined = CONTAINERFILE.replace("\\\n", " ")
    return re.findall(rf"^\s*{name}\s+(.*)$", joined, flags=re.MULTILINE)


def test_the_container_is_unprivileged_and_watched() -> None:
    assert instructions("USER") == ["10001:10001"]
    assert instructions("VOLUME") == ["/data"]
    (health,) = re.findall(r"CMD (\[.*urlopen.*\])", CONTAINERFILE)
    assert "/ready" in json.loads(health)[2]
    compile(json.loads(health)[2], "HEALTHCHECK", "exec")


def test_the_container_starts_the_site() -> None:
    assert json.loads(instructions("ENTRYPOINT")[-1]) == ["cuboteca"]
    options = serve_options(json.loads(instructions("CMD")[-1]))
    assert (options["host"], options["port"], str(options["data"])) == ("0.0.0.0", 8000, "/data")


def test_what_is_copied_into_the_container_is_there_and_not_ignored() -> None:
    kept = [
        line[1:]
        for line in (ROOT / ".containerignore").read_text("utf-8").splitlines()
        if line.startswith("!")
    ]
    copied = [
        source
        for line in instructions("COPY")
        if not line.startswith("--from")
        for source in line.split()[:-1]
    ]

    assert {"uv.lock", "src"} <= set(copied)
    for source in copied:
        assert (ROOT / source).exists()
        assert any(fnmatch.fnmatch(source, pattern) for pattern in kept)


def test_compose_gives_the_site_what_it_knows() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    site = services["site"]

    assert site["environment"].keys() <= variables()
    assert serve_options(site["command"])["host"] == "0.0.0.0"
    assert all(port.startswith("127.0.0.1:") for port in site["ports"])
    assert "ports" not in services["database"]
    assert site["cap_drop"] == ["ALL"]
    assert (DEPLOY / site["build"]["context"] / site["build"]["dockerfile"]).exists()


def test_the_service_starts_the_site(tmp_path: Path) -> None:
    text = (DEPLOY / "cuboteca.service").read_text("utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", text, flags=re.MULTILINE)
    program, *arguments = shlex.split(start)
    assert str(serve_options(arguments)["data"]) == "/var/lib/cuboteca"
    assert set(re.findall(r"^Environment=(\w+)=", text, flags=re.MULTILINE)) <= variables()

    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    unit = tmp_path / "cuboteca.service"
    unit.write_text(text.replace(program, sys.executable), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


class _Echo(http.server.BaseHTTPRequestHandler):
    """Answers with the headers that have arrived."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        told = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
        upgrades = self.headers.get("Upgrade") == "websocket"
        self.send_response(101 if upgrades else 200)
        if upgrades:
            self.send_header("Upgrade", "websocket")
            self.send_header("Connection", "Upgrade")
            self.send_header("Told", told.decode())
        else:
            self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        if not upgrades:
            self.wfile.write(told)
        self.close_connection = upgrades

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name there
        pass


@pytest.fixture
def echo() -> Iterator[int]:
    """Return the port of a server that answers with the headers it gets."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


def make_certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "play.example.org")])
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(
        certificate.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    """Return the command of an nginx with our configuration, but for ports and certificate."""
    make_certificate(folder)
    ours = (DEPLOY / "nginx.conf").read_text("utf-8")
    ours = re.sub(r"/etc/letsencrypt/live/\S+/\w+\.pem", str(folder / "fullchain.pem"), ours)
    ours = re.sub(r"listen \[::\]:.*;", "", ours).replace("listen 80;", "listen 127.0.0.1:0;")
    # plain http on the port of the test: what the site is told is the same
    ours = ours.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    ours = ours.replace("127.0.0.1:0;", f"unix:{folder}/plain;")
    ours = ours.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{ours}\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole, "utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    ours = (DEPLOY / "Caddyfile").read_text("utf-8")
    ours = ours.replace("play.example.org", f"http://127.0.0.1:{port}")
    ours = ours.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{ours}", "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextlib.contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    env = {**os.environ, "HOME": str(folder)}
    process = subprocess.Popen(
        command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(300):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None, "the proxy refuses its configuration"
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(30)


PROXIES = {"nginx": nginx, "caddy": caddy}


@pytest.mark.parametrize("name", PROXIES)
def test_a_proxy_passes_on_what_the_site_needs(name: str, echo: int, tmp_path: Path) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed")
    port = free_port()
    with running(PROXIES[name](tmp_path, port, echo), port, tmp_path):
        asked = urllib.request.Request(f"http://127.0.0.1:{port}/")
        asked.add_header("X-Forwarded-For", CLAIMED)
        asked.add_header("X-Forwarded-Proto", "gopher")
        with urllib.request.urlopen(asked, timeout=30) as answer:
            told = json.load(answer)
            assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
        with socket.create_connection(("127.0.0.1", port), 30) as connection:
            connection.sendall(
                b"GET /tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
                b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            opened = connection.recv(65536).decode()

    assert told["x-forwarded-for"] == "127.0.0.1"
    assert told["x-forwarded-proto"] == "http"
    assert told["host"].startswith("127.0.0.1")
    assert opened.startswith("HTTP/1.1 101 ")
    assert '"upgrade": "websocket"' in opened
    assert '"host": "127.0.0.1' in opened


def ask(*command: str, seconds: float = 1200) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=seconds)


@pytest.mark.slow
@pytest.mark.skipif("CUBOTECA_CONTAINERS" not in os.environ, reason="make test-container runs it")
def test_the_container_is_built_and_runs() -> None:
    """By buildah, which podman uses as well, in plain folders where nothing better is allowed.

    CUBOTECA_BASE names another base image, for a computer that reaches no registry.
    """
    if shutil.which("buildah") is None:
        pytest.skip("buildah is not installed")
    base = os.environ.get("CUBOTECA_BASE")
    more = ["--build-arg", f"BASE={base}"] if base else []
    certificates = ["--volume", "/etc/ssl/certs:/etc/ssl/certs:ro"]
    image = "localhost/cuboteca-test"
    done = ask(
        *("buildah", "bud", "--isolation", "chroot", "--format", "docker"),
        *(*more, *certificates, "--tag", image, "--file", str(ROOT / "Containerfile"), str(ROOT)),
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(ask("buildah", "inspect", "--type", "image", image).stdout)["Docker"]
    assert said["config"]["User"] == "10001:10001"
    container = ask("buildah", "from", image).stdout.strip()
    inside = ("buildah", "run", "--isolation", "chroot", container, "--")
    port = free_port()
    arguments = [f"{port}" if one == "8000" else one for one in said["config"]["Cmd"]]
    command = [*inside, *said["config"]["Entrypoint"], *arguments]
    serving = subprocess.Popen(command, start_new_session=True)
    try:
        kind, *check = said["config"]["Healthcheck"]["Test"]
        check = [part.replace(":8000/", f":{port}/") for part in check]
        assert kind == "CMD"
        assert ask(*inside, "id", "-u").stdout.strip() == "10001"
        assert ask(*inside, "touch", "/opt/cuboteca/x").returncode != 0
        healthy = False
        for _ in range(60):
            if healthy := ask(*inside, *check).returncode == 0:
                break
            time.sleep(1)
        assert healthy
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as page:
            assert "Cubosaurs" in page.read().decode()
    finally:
        os.killpg(serving.pid, signal.SIGTERM)
        serving.wait(60)
        ask("buildah", "rm", container)
