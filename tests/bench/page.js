// Runs in the page before anything else. `rummyBench.arm(element, event)` waits for the next such event and tells
// when it happened, when the page sent its message, when the last message before the new verdict came back, when
// the verdict was in the DOM, and when the frame that shows it was done. All in ms of the page's own clock.
(() => {
  let began = 0, sent = 0, heard = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", () => (heard = performance.now()));
    }
    send(data) {
      if (began && !sent) sent = performance.now();
      super.send(data);
    }
  };
  const said = (element) => element.querySelector(".rw-verdict-text")?.textContent;
  window.rummyBench = {
    arm(element, event) {
      const before = said(element);
      began = sent = 0;
      let stamp = 0;
      window.addEventListener(
        event,
        ({ timeStamp }) => {
          began = performance.now();
          stamp = timeStamp; // when the browser took the input, which may wait for the page
        },
        { capture: true, once: true },
      );
      this.seen = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error("no new verdict in 10 s")), 10_000);
        const watch = new MutationObserver(() => {
          if (!began || said(element) === before) return;
          watch.disconnect();
          const drawn = performance.now();
          const found = { input: began - stamp, send: sent - began, line: heard - sent, draw: drawn - heard, dom: drawn - stamp };
          requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => resolve({ ...found, shown: performance.now() - stamp });
            after.port2.postMessage(null);
          });
        });
        watch.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    },
  };
})();
