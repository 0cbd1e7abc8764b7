import { spawn } from 'node:child_process';

/**
 * Runs one of our TypeScript programs and ends as it ends. The program hears of this process's end, however
 * sudden, by its IPC channel closing.
 */
export function launch(root, file, args) {
  const child = spawn(process.execPath, ['--import', './scripts/boot/typescript.mjs', file, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
