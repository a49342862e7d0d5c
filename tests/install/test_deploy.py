"""What lies in deploy/ beside the container: a unit for systemd, compose with PostgreSQL, and two proxies."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from install.bare import ROOT
from install.recipe import FILE, all_of, stages
from manoa.cli.app import app
from manoa.server.settings import Settings

DEPLOY = ROOT / "deploy"


class Unit(RawConfigParser):
    """A unit is nearly an .ini file; here no key is there twice."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def unit() -> Unit:
    parser = Unit(delimiters=["="], interpolation=None)
    parser.read(DEPLOY / "manoa.service", encoding="utf-8")
    return parser


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return loaded


def served_with(words: list[str]) -> None:
    """`manoa serve` knows all these flags."""
    serve: Any = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {name for option in serve.params for name in option.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_the_unit_waits_until_the_clock_is_right() -> None:
    service = unit()["Unit"]
    assert "time-sync.target" in service["After"].split()
    assert "time-sync.target" in service["Wants"].split()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "manoa.service").read_text(encoding="utf-8")
    assert text.count("/opt/manoa/bin/manoa serve") == 1
    copy = tmp_path / "manoa.service"
    copy.write_text(text.replace("/opt/manoa/bin/manoa serve", f"{Path(sys.executable).parent}/manoa serve"))
    verified = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stdout, verified.stderr) == (0, "", "")
    about = ["systemd-analyze", "security", "--offline=yes", "--threshold=20", str(copy)]  # 100 is no protection at all
    assert subprocess.run(about, capture_output=True, check=False).returncode == 0


def test_the_unit_runs_the_command_that_there_is_and_keeps_what_it_writes_in_its_folders() -> None:
    service = unit()["Service"]
    _, command, *words = shlex.split(service["ExecStart"])
    assert command == "serve"
    served_with(words)
    assert words[words.index("--data") + 1] == f"%S/{service['StateDirectory']}"
    assert f"MANOA_CACHE=%C/{service['CacheDirectory']}" in service["Environment"].split()
    assert service["ProtectSystem"] == "strict"
    assert service["DynamicUser"] == "yes"
    assert "MemoryDenyWriteExecute" not in service  # compiled kernels are memory that was written
    assert int(service["LimitNOFILE"]) > Settings().connections


def test_compose_has_what_its_services_name() -> None:
    file = compose()
    services = file["services"]
    assert set(services) == {"manoa", "postgres", "caddy"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(file["networks"])
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in file["volumes"]
    building = services["manoa"]["build"]
    assert (DEPLOY / building["context"] / building["dockerfile"]).resolve() == FILE


def test_compose_reaches_each_service_only_where_it_must() -> None:
    file = compose()
    services = file["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert file["networks"]["inside"] == {"internal": True}
    assert services["postgres"]["networks"] == ["inside"]
    assert "inside" not in services["caddy"]["networks"]
    assert services["caddy"]["environment"]["MANOA_SERVER"] == "manoa:8000"
    assert all_of(stages(FILE.read_text(encoding="utf-8"))[1], "EXPOSE") == ["8000"]


def test_the_container_of_compose_is_read_only_and_has_no_powers() -> None:
    manoa = compose()["services"]["manoa"]
    served_with(manoa["command"])
    assert manoa["read_only"] is True
    assert manoa["cap_drop"] == ["ALL"]
    assert manoa["security_opt"] == ["no-new-privileges:true"]
    assert manoa["volumes"] == ["kernels:/data"]
    assert manoa["depends_on"]["postgres"]["condition"] == "service_healthy"


def test_no_password_stands_in_compose_or_on_a_command_line() -> None:
    services = compose()["services"]
    database = services["manoa"]["command"][-1]
    assert database == "postgresql://manoa@postgres/manoa"
    assert services["postgres"]["environment"]["POSTGRES_USER"] == "manoa"
    for service, name in (("manoa", "PGPASSWORD"), ("postgres", "POSTGRES_PASSWORD")):
        assert services[service]["environment"][name].startswith("${MANOA_PASSWORD:?")
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


Block = dict[str, Any]


def nginx(text: str) -> Block:
    """What is in each block; a name that comes twice has a list."""
    words = re.findall(r'"[^"]*"|[{};]|[^\s{};"]+', re.sub(r"#.*", "", text))
    root: Block = {}
    stack, line = [root], list[str]()
    for word in words:
        if word == "{":
            inner: Block = {}
            stack[-1].setdefault(" ".join(line), []).append(inner)
            stack.append(inner)
            line = []
        elif word == "}":
            assert line == [], f"no ; after {line}"
            stack.pop()
        elif word == ";":
            stack[-1].setdefault(line[0], []).append(" ".join(line[1:]))
            line = []
        else:
            line.append(word)
    assert len(stack) == 1
    assert line == []
    return root


def test_nginx_does_tls_keeps_metrics_private_and_says_what_the_server_believes() -> None:
    file = nginx((DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    plain, secure = file["server"]
    assert plain["return"] == ["301 https://$host$request_uri"]
    assert "location /" not in plain
    assert secure["listen"] == ["443 ssl", "[::]:443 ssl"]
    assert secure["ssl_protocols"] == ["TLSv1.2 TLSv1.3"]
    assert secure["location /metrics"] == [{"return": ["404"]}]
    (forward,) = secure["location /"]
    assert forward["proxy_pass"] == [f"http://127.0.0.1:{Settings().port}"]
    told = dict(header.split(" ", 1) for header in forward["proxy_set_header"])
    assert told["Host"] == "$host"
    assert told["X-Forwarded-For"] == "$proxy_add_x_forwarded_for"  # the last address is the one that nginx saw
    assert told["X-Forwarded-Proto"] == "$scheme"
    assert told["Connection"] in " ".join(name for name in file if name.startswith("map"))
    (zone,) = file["limit_conn_zone"]
    assert f"zone={secure['limit_conn'][0].split()[0]}:" in zone


def test_caddy_keeps_metrics_private_and_hands_on_the_rest() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (host, inside) = re.fullmatch(r"(?:#.*\n)*(\S+) \{\n(.*)\}\n", text, re.DOTALL).groups()  # type: ignore[union-attr]
    lines = [line.strip() for line in inside.splitlines() if line.strip()]
    assert host == "{$MANOA_HOST:games.example.org}"  # a name without http:// before it: TLS by itself
    assert lines == [
        "@private path /metrics /metrics/*",
        "respond @private 404",
        "reverse_proxy {$MANOA_SERVER:127.0.0.1:8000}",
    ]
    assert set(re.findall(r"\{\$(\w+)", text)) == set(compose()["services"]["caddy"]["environment"])
