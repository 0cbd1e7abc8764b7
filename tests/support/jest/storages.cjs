const { AsyncLocalStorage } = require('node:async_hooks');

/** Storages that were used since the last test file ended. */
const used = new Set();

for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function useStorage(...args) {
    used.add(this);
    return original.apply(this, args);
  };
}

/**
 * Ends the storages of a test file. jest-circus makes a storage for each file, and Node 20 passes every promise through each
 * storage in use: without this, every promise in the hundredth file of a process would pass through a hundred of them.
 */
module.exports = function endStorages() {
  for (const storage of used) storage.disable();
  used.clear();
};
