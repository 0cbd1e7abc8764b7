import { boot } from './boot/boot.mjs';

boot('scripts/check/main.ts');
