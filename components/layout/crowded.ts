import type { PlaceLink } from '@/lib/publishing/navigation';

/** Whether the navigation fits into the header only on wide screens. */
export const isCrowded = (places: PlaceLink[]) => places.length > 2;
