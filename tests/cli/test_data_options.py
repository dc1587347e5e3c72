"""Options that are data: a file on the command line becomes its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.cli.inputs import given_options

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_of_data_is_read(tmp_path: Path) -> None:
    file = tmp_path / "my-kube.toml"
    file.write_text("[lion]\nfar = 1\n", "utf-8")

    assert given_options([f"layout={file}"]) == {"layout": "[lion]\nfar = 1\n"}


def test_a_name_stays_a_name(tmp_path: Path) -> None:
    assert given_options(["layout=even"]) == {"layout": "even"}
    assert given_options([f"layout={tmp_path / 'none.toml'}"]) == {
        "layout": str(tmp_path / "none.toml")
    }
