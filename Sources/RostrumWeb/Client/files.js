// What pages with files need, loaded when an element asks for it in `data-script`.

/** The chooser of the browser, which must not be collected while it is open. */
let chooser;
let isBusy = false;

function wish(element) {
  const [address, accept, several] = element.dataset.files.split(" ");
  return { address, accept: accept === "-" ? "" : accept, several: several === "1" };
}

async function send(files, address) {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  for (const [index, file] of files.entries()) {
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
    if (answer.status !== 200) return;
    address = await answer.text();
  }
}

async function upload(element, list) {
  const { address, several } = wish(element);
  const files = [...list].slice(0, several ? 1000 : 1);
  if (isBusy || !files.length || !address) return;
  isBusy = true;
  try {
    await send(files, address);
  } catch {
    // The server tells the app when an upload breaks off.
  } finally {
    isBusy = false;
  }
}

/** Passes content on by the system of the user, or else by the clipboard. */
function share(content, { notice }) {
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
