// Passkeys: the site says what the browser is to sign, and gets what it has signed.

const decoded = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const encoded = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const withIds = (list) => (list ?? []).map((one) => ({ ...one, id: decoded(one.id) }));

async function made(options) {
  return navigator.credentials.create({
    publicKey: { ...options, challenge: decoded(options.challenge), user: { ...options.user, id: decoded(options.user.id) }, excludeCredentials: withIds(options.excludeCredentials) },
  });
}

async function signed(options) {
  return navigator.credentials.get({
    publicKey: { ...options, challenge: decoded(options.challenge), allowCredentials: withIds(options.allowCredentials) },
  });
}

function written(credential) {
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[name]) response[name] = encoded(credential.response[name]);
  }
  return JSON.stringify({ id: credential.id, rawId: encoded(credential.rawId), type: credential.type, response, clientExtensionResults: {} });
}

async function post(address, fields) {
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "application/json" } });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message, { cause: "site" });
  return said;
}

async function use(form) {
  const kind = form.dataset.passkey;
  const name = new FormData(form).get("name") ?? "";
  const options = await post("/account/passkey/begin", { kind, name });
  const credential = await (kind === "make" ? made(options) : signed(options));
  const next = form.dataset.next ?? "";
  const done = await post("/account/passkey/finish", { name, next, credential: written(credential) });
  if (!("stays" in form.dataset)) location.assign(done.url);
}

for (const form of document.querySelectorAll("[data-passkey]")) {
  const told = form.querySelector("[role=alert]");
  const tell = (text) => {
    told.textContent = text;
    told.hidden = false;
  };
  form.hidden = false;
  if (!window.PublicKeyCredential) {
    form.querySelector("button").hidden = true;
    tell(form.dataset.none);
    continue;
  }
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    told.hidden = true;
    try {
      await use(form);
      if ("stays" in form.dataset) tell(form.dataset.done);
    } catch (error) {
      tell(error.cause === "site" ? error.message : form.dataset.failed);
    }
    button.disabled = false;
  });
}
