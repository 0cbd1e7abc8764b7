import { frontendVersion } from '@/lib/platform/builds/version-gate';

/** Spec §9. */
const years = '2022-2025';

export const copyright = (title: string) => `© ${years} ${title} ${frontendVersion}`;
