/**
 * The way into every command: this folder uses nothing but Node itself, because node_modules may not exist yet.
 * What comes after it is TypeScript.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from './install.mjs';
import { launch } from './launch.mjs';
import { nodeComplaint } from './node-version.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string} file the program, from the root of the repository */
export function boot(file, args = process.argv.slice(2)) {
  const complaint = nodeComplaint();
  if (complaint) refuse(complaint);
  if (!isInstalled(root)) {
    console.log('Installing the packages, this takes a minute …');
    if (!install(root)) refuse('The packages could not be installed: npm says why above.');
  }
  launch(root, file, args);
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
