import { mkdir, writeFile } from 'node:fs/promises';
import { makeFonts } from './make-fonts';

const folder = new URL('../../components/ui/fonts/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const [name, content] of await makeFonts()) await writeFile(new URL(name, folder), content);
