import { boot } from './boot/boot.mjs';

boot('scripts/test/main.ts');
