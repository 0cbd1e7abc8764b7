import { boot } from './boot/boot.mjs';

boot('scripts/start/main.ts');
