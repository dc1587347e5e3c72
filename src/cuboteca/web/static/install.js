// Registers what shows a page of ours while the site cannot be reached; see service-worker.js.
// Its address names the language and the version of the files, so either brings a new one.
// Where a browser allows none, such as in a private window, the site works without.

const { lang } = document.documentElement;
const version = new URL(import.meta.url).search.slice(1);
navigator.serviceWorker?.register(`/service-worker.js?${new URLSearchParams({ language: lang, version })}`).catch(() => {});
