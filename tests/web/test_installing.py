"""The site as an app: its manifest, its icons, and what its service worker may keep."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.texts import LANGUAGES
from cuboteca.web.assets import static

if TYPE_CHECKING:
    import httpx

pytestmark = pytest.mark.anyio

STATIC = Path(__file__).parents[2] / "src/cuboteca/web/static"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_manifest_names_icons_of_the_sizes_that_they_have(
    ada: httpx.AsyncClient, language: str
) -> None:
    answer = await ada.get(f"/manifest/{language}")
    manifest = answer.json()

    assert answer.headers["content-type"] == "application/manifest+json"
    assert (manifest["scope"], manifest["display"]) == ("/", "standalone")
    assert manifest["lang"] == language
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = await ada.get(icon["src"])
        width, height = struct.unpack(">II", picture.content[16:24])

        assert picture.headers["content-type"] == "image/png"
        assert "immutable" in picture.headers["cache-control"]
        assert icon["sizes"] == f"{width}x{height}"


async def test_descriptions_differ_by_language(ada: httpx.AsyncClient) -> None:
    described = [(await ada.get(f"/manifest/{one}")).json()["description"] for one in LANGUAGES]

    assert len(set(described)) == len(LANGUAGES)


@pytest.mark.parametrize("path", ["/manifest/de", "/offline/de"])
async def test_there_are_three_languages(ada: httpx.AsyncClient, path: str) -> None:
    assert (await ada.get(path)).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_offline_page_is_the_same_to_everybody(
    ada: httpx.AsyncClient, language: str
) -> None:
    first = await ada.get(f"/offline/{language}")
    second = await ada.get(
        f"/offline/{language}", headers={"Cookie": "name=Ada; theme=dark; language=it"}
    )

    assert first.text == second.text
    assert "set-cookie" not in first.headers
    assert f'lang="{language}"' in first.text
    assert "default-src 'self'" in first.headers["content-security-policy"]


async def test_the_worker_serves_the_whole_site_and_is_asked_for_anew(
    ada: httpx.AsyncClient,
) -> None:
    answer = await ada.get("/service-worker.js?language=en&version=1")

    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, no-cache"


async def test_the_worker_keeps_the_offline_page_and_its_files_alone(
    ada: httpx.AsyncClient,
) -> None:
    script = (STATIC / "service-worker.js").read_text("utf-8")
    kept = re.findall(r'^  [`"](/[^`"]+)[`"],$', script, re.MULTILINE)
    page = (await ada.get("/offline/en")).text
    needed = re.findall(r'(?:href|src)="(/[^"]+)"', page)
    version = static().version

    assert re.findall(r"\.(?:put|add|addAll)\(.*", script) == [
        ".addAll([PAGE, ...FILES])).then(() => skipWaiting()));"
    ]
    assert set(needed) <= {path.replace("${version}", version) for path in kept}
    for path in kept:
        assert (await ada.get(path.replace("${version}", version))).status_code == 200


async def test_every_page_has_the_manifest_of_its_language(ada: httpx.AsyncClient) -> None:
    page = (await ada.get("/", headers={"Accept-Language": "fr"})).text

    assert '<link rel="manifest" href="/manifest/fr">' in page
    assert json.dumps(page).count("theme-color") == 2
