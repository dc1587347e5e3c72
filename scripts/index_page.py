"""What a package index shows of us: the links of the project, and the README with working links.

The README links to files beside it, which a package index does not have.  So whatever builds the
package runs this hook: where the project's home is known, links and pictures lead there; where it
is not, titles of links stand alone and pictures are left out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(?P<picture>!?)\[(?P<title>[^\]]*)\]\((?P<target>[^)\s]+)\)")


def index_page(readme: str, home: str, version: str) -> str:
    """Return the README as a package index can show it.

    Args:
        readme: In Markdown.
        home: Address of the repository, without a slash at its end; "" if it has none yet.
        version: Of the package; its tag has the files that are linked to.
    """

    def anywhere(found: re.Match[str]) -> str:
        target, title = found["target"], found["title"]
        if "://" in target or target.startswith("#"):
            return found[0]
        if home:
            kind = "raw" if found["picture"] else "blob"
            return f"{found['picture']}[{title}]({home}/{kind}/v{version}/{target})"
        return "" if found["picture"] else title

    return re.sub(r"\n{3,}", "\n\n", _LINK.sub(anywhere, readme))


def project_urls(home: str, version: str) -> dict[str, str]:
    """Return the links of the project by their labels, none without a home."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Source": home,
        "Documentation": f"{home}/blob/v{version}/docs/index.md",
        "Changelog": f"{home}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


class IndexPage(MetadataHookInterface):
    """Hatchling's hook."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README and the links to what the package says of itself."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        home, version = self.config["home"], metadata["version"]
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": index_page(readme, home, version),
        }
        metadata["urls"] = project_urls(home, version)


__all__ = ["IndexPage", "index_page", "project_urls"]
