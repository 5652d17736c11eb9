// Shows the outputs of a page with nothing but the kernel's socket.
//
// Voila's own front end is JupyterLab's: a hundred requests and some seconds of a small computer's time before the
// first rack. A page of the course needs a fraction of it: its widgets are anywidgets, a module each that draws into
// an element and talks to Python. Where a page needs more (other widgets, formulas), Voila's front end takes over.
// The states of our own widgets come with the page: they are drawn while the socket is still being opened.
(() => {
  const VIEW = 'application/vnd.jupyter.widget-view+json';
  const OUTPUT = 'script[type="application/vnd.voila.cell-output+json"]';
  const FULL = `rummy-widget:voila:${location.pathname}`;
  const OVER = [1003, 1008, 1009, 1013]; // the server has hung up on what this page said: it will not hear more of it
  const PATIENCE = 60000; // ms for the kernel's first answer; it may share its processor with many others
  const [common, rest] = JSON.parse(document.getElementById('widget-states')?.textContent || '[{}, {}]');
  const told = document.getElementById('jupyter-config-data'); // which page.js reads when the page is left
  const outputs = [...document.querySelectorAll(OUTPUT)].map((script) => ({ script, data: JSON.parse(script.textContent).data }));
  const uuid = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

  // ---- which front end ------------------------------------------------------------------------------------------

  const DRAWN = { 'text/html': drawHtml, 'image/svg+xml': drawHtml, 'image/png': drawImage, 'image/jpeg': drawImage, 'text/plain': drawText };

  function isPlain(data) {
    if (VIEW in data) return true;
    const kinds = Object.keys(data);
    // A formula has been made HTML on its way here; its other forms are for Voila's front end.
    if (/^<math\b/.test(String(data['text/html'] ?? ''))) return true;
    return kinds.every((kind) => kind in DRAWN) && !/<script|\$/i.test(String(data['text/html'] ?? ''));
  }

  function hasFormula() {
    const prose = [...document.querySelectorAll('.jp-MarkdownOutput')].map((cell) => cell.textContent).join('\n');
    return /\$[^$]+\$|\\\(|\\\[/.test(prose);
  }

  function useVoila() {
    for (const source of JSON.parse(document.getElementById('voila-scripts').textContent)) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      document.body.append(script);
    }
  }

  // Voila's front end starts when the page has loaded, and by now it has: load it again, for that one.
  function turnToVoila() {
    try {
      sessionStorage.setItem(FULL, 'yes');
    } catch {
      return window.rummy.failed();
    }
    location.reload();
  }

  function isTurned() {
    try {
      return Boolean(sessionStorage.getItem(FULL));
    } catch {
      return false; // storage is blocked
    }
  }

  // So long, or until the machine has a network again.
  const pause = (time) => new Promise((go) => {
    const woken = () => {
      clearTimeout(timer);
      removeEventListener('online', woken);
      go();
    };
    const timer = setTimeout(woken, time);
    addEventListener('online', woken);
  });

  // ---- the kernel -----------------------------------------------------------------------------------------------

  class Signal {
    slots = new Set();
    connect(slot) { this.slots.add(slot); }
    disconnect(slot) { this.slots.delete(slot); }
    emit(sender, value) { for (const slot of [...this.slots]) slot(sender, value); }
  }

  class Kernel {
    status = 'starting'; // until the socket is open: so long, no answer is missed
    connectionStatus = 'connecting';
    statusChanged = new Signal();
    connectionStatusChanged = new Signal();
    session = uuid();
    listeners = new Map(); // comm id -> what hears its messages
    waiting = []; // messages for a socket that is not open
    tries = 0;
    slowest = 15000; // ms between two tries at most, which whoever others wait for sets lower
    closeCode = 0; // how the line ended last

    constructor(config) {
      this.api = `${config.baseUrl}api/kernels/${config.kernelId}`;
      this.open();
    }

    open() {
      const url = new URL(`${this.api}/channels?session_id=${this.session}`, location.href);
      url.protocol = url.protocol.replace('http', 'ws');
      const socket = (this.socket = new WebSocket(url));
      socket.onopen = () => {
        this.tries = 0;
        for (const message of this.waiting.splice(0)) socket.send(message);
        // Nobody has missed anything when the socket opens for the first time.
        if (this.status === 'starting') Object.assign(this, { status: 'unknown', connectionStatus: 'connected' });
        else this.connection('connected');
      };
      socket.onmessage = ({ data }) => typeof data === 'string' && this.heard(JSON.parse(data));
      socket.onclose = ({ code }) => this.closed(socket, code);
    }

    // A line that was cut is tried again, sooner at first; a kernel that is gone is not. Many pages that have lost it in
    // the same moment ask at different ones. What answers that it cannot help (502) stands before a server that starts.
    async closed(socket, code) {
      if (socket !== this.socket || this.connectionStatus === 'disconnected') return;
      this.closeCode = code;
      if (OVER.includes(code)) return this.connection('disconnected');
      this.connection('connecting');
      await pause(Math.min(500 * 2 ** this.tries++, this.slowest) * (0.5 + Math.random()));
      const answer = await fetch(this.api).catch(() => null);
      if (socket !== this.socket || this.connectionStatus === 'disconnected') return;
      if (answer && !answer.ok && answer.status < 500) this.connection('disconnected');
      else this.open();
    }

    // Nothing more is said or heard; whoever listens to the line is not told.
    close() {
      this.connectionStatus = 'disconnected';
      this.socket.close();
    }

    connection(status) {
      if (status === this.connectionStatus) return;
      this.connectionStatus = status;
      this.connectionStatusChanged.emit(this, status);
    }

    heard({ header, content }) {
      if (header.msg_type === 'comm_msg') this.listeners.get(content.comm_id)?.(content.data);
      if (header.msg_type !== 'status' || content.execution_state === this.status) return;
      this.status = content.execution_state;
      this.statusChanged.emit(this, this.status);
    }

    say(type, content, metadata = {}) {
      if (this.connectionStatus === 'disconnected') throw new Error('the kernel is gone');
      const header = { msg_id: uuid(), msg_type: type, session: this.session, username: '', version: '5.3', date: new Date().toISOString() };
      const message = JSON.stringify({ header, parent_header: {}, metadata, content, buffers: [], channel: 'shell' });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(message);
      else this.waiting.push(message);
    }

    // The state of every widget that Python holds, by its id.
    states(patience = PATIENCE) {
      return new Promise((resolve, reject) => {
        const comm = uuid();
        this.listeners.set(comm, (data) => {
          if (data.method !== 'update_states') return;
          this.listeners.delete(comm);
          this.say('comm_close', { comm_id: comm, data: {} });
          resolve(data);
        });
        this.say('comm_open', { comm_id: comm, target_name: 'jupyter.widget.control', data: {} }, { version: '1.0.0' });
        this.say('comm_msg', { comm_id: comm, data: { method: 'request_states' } });
        this.connectionStatusChanged.connect((_, status) => status === 'disconnected' && reject(new Error('the kernel is gone')));
        setTimeout(() => reject(new Error('the kernel did not answer')), patience);
      });
    }
  }

  // ---- widgets --------------------------------------------------------------------------------------------------

  // What an anywidget is given to talk to Python: see anywidget.dev, "the widget's front end".
  class Model {
    events = new Map();
    changed = {};

    constructor(manager, id, state) {
      Object.assign(this, { widget_manager: manager, state });
      this.belong(id);
    }

    // What it is called in the kernel that its manager has by now.
    belong(id) {
      this.id = id;
      this.kernel = this.widget_manager.kernel;
      this.kernel.listeners.set(id, (data) => this.heard(data));
    }

    get(name) { return this.state[name]; }

    set(name, value) {
      const changes = typeof name === 'string' ? { [name]: value } : name;
      Object.assign(this.state, changes);
      Object.assign(this.changed, changes);
      this.tell(changes);
    }

    save_changes() {
      this.kernel.say('comm_msg', { comm_id: this.id, data: { method: 'update', state: this.changed, buffer_paths: [] } });
      this.changed = {};
    }

    send(content) {
      this.kernel.say('comm_msg', { comm_id: this.id, data: { method: 'custom', content } });
    }

    on(names, listener) {
      for (const name of names.split(' ')) this.events.set(name, [...(this.events.get(name) ?? []), listener]);
    }

    off(names, listener) {
      if (!names) return this.events.clear();
      for (const name of names.split(' ')) {
        this.events.set(name, listener ? (this.events.get(name) ?? []).filter((one) => one !== listener) : []);
      }
    }

    // All that Python has of it, once more: on a line that was cut, something may have been lost.
    refresh() { this.kernel.say('comm_msg', { comm_id: this.id, data: { method: 'request_state' } }); }

    emit(name, ...what) { for (const listener of this.events.get(name) ?? []) listener(...what); }

    tell(changes) {
      for (const name of Object.keys(changes)) this.emit(`change:${name}`, this, this.state[name]);
      this.emit('change', this);
    }

    heard({ method, state, content }) {
      if (method === 'custom') this.emit('msg:custom', content, []);
      if (method !== 'update') return;
      const news = Object.fromEntries(Object.entries(state).filter(([name, value]) => Object(value) === value || value !== this.state[name]));
      Object.assign(this.state, news);
      this.tell(news);
    }
  }

  // What all models of the page have in common: their kernel, and the way to another one when it has gone.
  class Manager {
    models = [];
    renewing = null;

    constructor(kernel) { this.kernel = kernel; }

    // A new kernel for this page. What is drawn stays; its widgets speak with their likes there from now on, which know
    // nothing yet. Until then whoever listens to the line hears nothing; where it can't be done, it throws.
    renew() { return (this.renewing ??= this.renewed().finally(() => (this.renewing = null))); }

    async renewed() {
      const answer = await fetch(location.href, { cache: 'no-store' });
      const text = await answer.text();
      if (!answer.ok || !text.trimEnd().endsWith('</html>')) throw new Error('no page yet');
      const page = new DOMParser().parseFromString(text, 'text/html');
      const config = page.getElementById('jupyter-config-data')?.textContent;
      if (!config) return loadedAnew(); // it asks something first
      const ids = [...page.querySelectorAll(OUTPUT)].map((script) => JSON.parse(script.textContent).data[VIEW]?.model_id).filter(Boolean);
      const next = new Kernel(JSON.parse(config));
      next.slowest = this.kernel.slowest;
      const { states } = await next.states(10000).catch((error) => {
        next.close();
        throw error;
      });
      const same = ids.length === this.models.length && this.models.every((model, at) => states[ids[at]]?.state._esm === model.get('_esm'));
      if (!same) return loadedAnew(); // the program is another by now
      window.rummy.giveBack();
      told.textContent = config;
      const { statusChanged, connectionStatusChanged } = this.kernel;
      this.kernel.close();
      this.kernel = Object.assign(next, { statusChanged, connectionStatusChanged });
      this.models.forEach((model, at) => model.belong(ids[at]));
    }
  }

  // Nothing goes on in the page that is left.
  const loadedAnew = () => {
    location.reload();
    return new Promise(() => {});
  };

  const once = (make) => {
    const made = new Map();
    return (key) => made.get(key) ?? made.set(key, make(key)).get(key);
  };
  const isAddress = (text) => /^https?:\/\//.test(text);

  // One module for all widgets that run the same program.
  const program = once((text) => import(isAddress(text) ? text : URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))));
  const style = once((text) => {
    const sheet = document.createElement(isAddress(text) ? 'link' : 'style');
    if (isAddress(text)) Object.assign(sheet, { rel: 'stylesheet', href: text });
    else sheet.textContent = text;
    document.head.append(sheet);
    return sheet;
  });

  async function readied(model) {
    const made = (await program(model.get('_esm'))).default;
    const widget = typeof made === 'function' ? await made() : made;
    if (model.get('_css')) style(model.get('_css'));
    await widget.initialize?.({ model, experimental: {} });
    return widget;
  }

  async function drawWidgets(kernel) {
    const wanted = outputs.filter(({ data }) => VIEW in data).map((output) => ({ ...output, id: output.data[VIEW].model_id }));
    let states = Object.fromEntries(Object.entries(rest).map(([id, state]) => [id, { state: { ...common, ...state } }]));
    if (!wanted.every(({ id }) => id in states)) {
      const every = await kernel.states();
      ({ states } = every);
      if (every.buffer_paths.length || wanted.some(({ id }) => states[id]?.model_module !== 'anywidget')) return turnToVoila();
    }
    const manager = new Manager(kernel);
    const model = once((id) => new Model(manager, id, states[id].state));
    const ready = once((id) => readied(model(id)));
    manager.models = wanted.map(({ id }) => model(id));
    for (const { script, id } of wanted) {
      const widget = await ready(id);
      const element = place(script, 'lm-Widget jupyter-widgets');
      await widget.render?.({ model: model(id), el: element, experimental: {} });
    }
  }

  // ---- other outputs --------------------------------------------------------------------------------------------

  function place(script, name) {
    const element = document.createElement('div');
    element.className = `jp-OutputArea-output ${name}`;
    script.replaceWith(element);
    return element;
  }

  function drawHtml(element, text) { element.innerHTML = text; }

  function drawText(element, text) {
    const lines = document.createElement('pre');
    lines.textContent = text;
    element.append(lines);
  }

  function drawImage(element, text, kind) {
    const image = new Image();
    image.src = `data:${kind};base64,${text}`;
    element.append(image);
  }

  // ---- start ----------------------------------------------------------------------------------------------------

  if (isTurned() || hasFormula() || !outputs.every(({ data }) => isPlain(data))) return useVoila();
  for (const { script, data } of outputs) {
    const kind = Object.keys(DRAWN).find((name) => name in data);
    if (!(VIEW in data)) DRAWN[kind](place(script, 'jp-RenderedHTMLCommon'), data[kind], kind);
  }
  if (outputs.some(({ data }) => VIEW in data)) drawWidgets(new Kernel(JSON.parse(told.textContent))).then(window.rummy.ready, window.rummy.failed);
  else window.rummy.ready();
})();
