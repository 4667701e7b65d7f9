// What pages with files need, loaded when an element asks for it in `data-script`.

/** The chooser of the browser, which must not be collected while it is open. */
let chooser;
let isBusy = false;
const WORDS = JSON.parse(document.documentElement.dataset.words);

function wish(element) {
  const [address, accept, several] = element.dataset.files.split(" ");
  return { address, accept: accept === "-" ? "" : accept, several: several === "1" };
}

/** Sends files, each to the address that the answer to the one before has; what failed, unless the app knows. */
async function send(files, address, first) {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  for (let index = first; index < files.length; index++) {
    const file = files[index];
    let status;
    try {
      const answer = await fetch(address, {
        method: "POST",
        body: file,
        headers: {
          "Content-Type": file.type || "application/octet-stream",
          "X-Rostrum-File": encodeURIComponent(file.name.toWellFormed()),
          "X-Rostrum-Part": `${index + 1}/${files.length}`,
          "X-Rostrum-Total": total,
        },
      });
      if (answer.status === 204 || answer.headers.has("X-Rostrum-Told")) return;
      status = answer.status;
      if (status === 200) {
        address = await answer.text();
        continue;
      }
    } catch {
      // The network, or the server is gone.
    }
    return { address, index, status };
  }
}

/** What says that a file wasn't sent, and the element that should have received it. */
let complaint, receiving;

const UPLOADS = "[data-files*='/upload/']";

/** The page may be drawn anew while it says so; it stops when nothing takes the file any more. */
const drawing = new MutationObserver(() => {
  if (!receiving.isConnected) receiving = document.querySelector(UPLOADS);
  if (!receiving) dismiss();
  else if (!complaint.isConnected) place();
});

function dismiss() {
  drawing.disconnect();
  complaint?.remove();
}

function place() {
  // Content outside of an open dialog is inert.
  (receiving.closest("dialog") ?? document.body).append(complaint);
  complaint.showPopover();
}

async function upload(element, list, former) {
  const { address, several } = wish(element);
  const files = [...list].slice(0, several ? 1000 : 1);
  if (isBusy || !files.length || !address) return;
  dismiss();
  isBusy = true;
  // What arrived before the failure needn't be sent again, unless the page has a new address since.
  const [next, first] = former?.original === address ? [former.address, former.index] : [address, 0];
  const failure = await send(files, next, first);
  isBusy = false;
  if (failure) complain(element, files, { ...failure, original: address });
}

/** Tells the user that a file wasn't sent, with a way to send it again. */
function complain(element, files, failure) {
  receiving = element.isConnected ? element : document.querySelector(UPLOADS);
  if (!receiving) return;
  const button = (title, action) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = title;
    button.addEventListener("click", action);
    return button;
  };
  const text = document.createElement("p");
  const words = failure.status === 413 ? WORDS.oversized : WORDS.unsent;
  text.textContent = words.replace("%@", () => files[failure.index].name);
  complaint = document.createElement("div");
  complaint.setAttribute("role", "alert");
  complaint.popover = "manual";
  complaint.append(
    text, button(WORDS.cancel, dismiss), button(WORDS.again, () => upload(receiving, files, failure)));
  place();
  drawing.observe(document.body, { childList: true, subtree: true });
}

/** What is passed on with the files that the app gives next, and until when. */
let waiting = { until: 0 };

/** Shares a file of the app by the system of the user, or else downloads it. */
async function give(address, content) {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const { headers } = answer;
  const name = /filename\*=UTF-8''([^;]+)/.exec(headers.get("Content-Disposition"))?.[1] ?? "file";
  const file = new File([await answer.blob()], decodeURIComponent(name), { type: headers.get("Content-Type") });
  const all = { ...content, files: [file] };
  try {
    if (navigator.canShare(all)) return await navigator.share(all);
  } catch (error) {
    // The user doesn't want to; or the file came too late after the press.
    if (error.name === "AbortError") return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

globalThis.navigation?.addEventListener("navigate", (event) => {
  const { url } = event.destination;
  if (Date.now() > waiting.until || !event.cancelable || !/^\/_rostrum\/download\//.test(new URL(url).pathname)) return;
  event.preventDefault();
  give(url, waiting.content).catch(() => {});
});

/** Passes content on by the system of the user, or else by the clipboard. */
function share(content, { notice, files }) {
  if (files && navigator.canShare) return (waiting = { content, until: Date.now() + 5000 });
  if (files && !content.text && !content.url) return;
  if (navigator.share) return navigator.share(content).catch(() => {});
  const text = [content.text, content.url].filter(Boolean).join("\n");
  navigator.clipboard?.writeText(text).then(() => {
    const status = document.getElementById("r-status");
    status.textContent = notice;
    setTimeout(() => status.textContent === notice && (status.textContent = ""), 4000);
  }, () => {});
}

const target = (event) => {
  const element = event.target.closest?.("[data-files]");
  return element && !element.closest("[inert], [aria-disabled=true], :disabled") ? element : null;
};

addEventListener("click", (event) => {
  const element = target(event);
  if (!element) return;
  const { address, accept, several } = wish(element);
  if (address === "share") return share(...JSON.parse(decodeURIComponent(accept)));
  chooser = document.createElement("input");
  chooser.type = "file";
  chooser.accept = accept;
  chooser.multiple = several;
  chooser.addEventListener("change", () => upload(element, chooser.files));
  chooser.click();
}, true);

/** What receives files that are dropped: an element, or the button of a view that takes files. */
const receiver = (event) => target(event)
  ?? target({ target: event.target.closest?.(".r-taking:has(> [data-files])")?.querySelector(":scope > [data-files]") ?? document });

addEventListener("dragover", (event) => {
  if (receiver(event)?.dataset.files.includes("/upload/") && event.dataTransfer.types.includes("Files")) event.preventDefault();
});

addEventListener("drop", (event) => {
  const element = receiver(event);
  if (!element?.dataset.files.includes("/upload/") || !event.dataTransfer.files.length) return;
  event.preventDefault();
  upload(element, event.dataTransfer.files);
});
