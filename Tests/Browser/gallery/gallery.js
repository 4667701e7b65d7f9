for (const dialog of document.querySelectorAll("dialog[data-modal]")) {
  dialog.dataset.still = "";
  dialog.showModal();
  (dialog.querySelector("[autofocus]") ?? dialog.querySelector(".r-button-cancel"))?.focus();
}
if (location.hash === "#scrolled") scrollTo(0, 400);
