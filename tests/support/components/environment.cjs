const { default: JsdomEnvironment } = require('jest-environment-jsdom');
const endStorages = require('../jest/storages.cjs');

/** Globals that browsers have and jsdom lacks; taken from Node. */
const missing = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

module.exports = class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of missing) this.global[name] ??= globalThis[name];
    // Menus, selects and dialogs need these; jsdom has no layout.
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    this.global.Element.prototype.hasPointerCapture ??= () => false;
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
};
