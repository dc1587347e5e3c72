// The page that is shown while the site cannot be reached: asks for the one that was wanted, until it comes.

async function ask() {
  const response = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
  if (response?.ok) location.reload();
}

setInterval(ask, 3000);
addEventListener("online", ask);
