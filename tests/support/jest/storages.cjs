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
 * Ends what a test file used. jest-circus makes a storage for each file, and Node 20 hands every promise on through each
 * storage in use: without this the hundredth file of a process waits for a hundred of them at every promise.
 */
module.exports = function endStorages() {
  for (const storage of used) storage.disable();
  used.clear();
};
