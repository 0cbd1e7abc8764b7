import type { LanguageStatus } from '@/lib/publishing/home/schema';

/** The stripe pattern of the third status, so that the statuses differ without colours too. */
export const stripes = 'map-stripes';

export const statusLooks = {
  official: 'fill-cobalt stroke-raised',
  widespread: 'fill-[color-mix(in_oklab,var(--color-cobalt)_48%,var(--color-raised))] stroke-raised',
  minority: 'fill-[url(#map-stripes)] stroke-cobalt [stroke-width:0.75]',
} satisfies Record<LanguageStatus, string>;
