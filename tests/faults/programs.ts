import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '@/scripts/services/lifetime';
import { stopChild } from '@/scripts/services/programs';
import { Refusal } from '@/scripts/services/terminal';

/** Debian installs servers in folders that are not in an ordinary PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of a program. Throws Refusal with the name of its Debian package. */
export function findProgram(name: string, debianPackage: string): string {
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (found !== undefined) return found;
  throw new Refusal(`There is no ${name} on the PATH: apt-get install ${debianPackage}`);
}

/** Starts a program of the system that ends with this one; its errors are printed. */
export function startProgram(command: readonly string[], show = true): ChildProcess {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', show ? 'inherit' : 'ignore'] });
  atEnd(async () => stopChild(child, 5_000));
  return child;
}

/** Waits for a program on loopback. @param timeoutMs after which it throws */
export async function untilListening(port: number, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isListening(port))) {
    if (Date.now() > deadline) throw new Error(`Nothing listens on port ${port}.`);
    await pause(50);
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1', () => settle(true));
    socket.once('connect', () => socket.destroy()).once('error', () => settle(false));
  });
}
