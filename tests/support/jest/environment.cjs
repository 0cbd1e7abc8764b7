const { ModuleMocker } = require('jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const endStorages = require('./storages.cjs');

const idTimers = {
  idToRef: (id) => ({
    id,
    ref() {
      return this;
    },
    unref() {
      return this;
    },
  }),
  refToId: (timer) => timer?.id,
};

/**
 * Runs test files in the process's own global scope instead of a new one for each, so that packages and compiled modules can
 * be shared between them (runtime.cjs). Changes that a file made to the scope are undone after it.
 */
module.exports = class SharedScopeEnvironment {
  global = globalThis;

  constructor({ projectConfig: config }) {
    this.undo = rememberScope();
    const { global } = this;
    Error.stackTraceLimit = 100;
    Object.defineProperty(globalThis, Symbol.for('jest-native-now'), {
      value: Date.now.bind(Date),
      configurable: true,
    });
    this.moduleMocker = new ModuleMocker(global);
    const { moduleMocker } = this;
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig: idTimers });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.undo();
    endStorages();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** The runtime of this environment compiles without a context. */
  getVmContext() {
    return null;
  }
};

/**
 * @returns a function that restores global names, environment variables and the process's listeners to their current state
 */
function rememberScope() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const { exit } = process;
  const variables = { ...process.env };
  const directory = process.cwd();
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    for (const name of Reflect.ownKeys(globalThis)) if (!(name in globals)) delete globalThis[name];
    for (const name of Reflect.ownKeys(globals)) restore(name, globals[name]);
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    if (process.cwd() !== directory) process.chdir(directory);
    for (const name of process.eventNames()) {
      const before = listeners.get(name) ?? [];
      for (const listener of process.rawListeners(name)) {
        if (!before.includes(listener)) process.removeListener(name, listener);
      }
    }
  };
}

function restore(name, before) {
  const now = Object.getOwnPropertyDescriptor(globalThis, name);
  if (now?.value === before.value && now?.get === before.get) return;
  if (now && !now.configurable) globalThis[name] = before.value;
  else Object.defineProperty(globalThis, name, before);
}
