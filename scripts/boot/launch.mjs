import { spawn } from 'node:child_process';

/** Milliseconds. */
const parentCheckInterval = 500;

/**
 * Runs one of our TypeScript programs and ends as it ends. The closing of its IPC channel tells the program that this process
 * has ended, however suddenly.
 */
export function launch(root, file, args) {
  const child = spawn(process.execPath, ['--import', './scripts/boot/typescript.mjs', file, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * npm hands a signal on to the shell it has started us with, which dies of it and tells nobody: without this, we would
 * go on serving, and hold the port, with npm gone.
 */
function endWithParent(child) {
  const parent = process.ppid;
  const checking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(checking);
    child.kill('SIGTERM');
  }, parentCheckInterval);
}
