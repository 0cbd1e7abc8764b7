import type { PlaceLink } from '@/lib/publishing/navigation';

/** Whether the navigation needs a wide screen to stand in the header. */
export const isCrowded = (places: PlaceLink[]) => places.length > 2;
