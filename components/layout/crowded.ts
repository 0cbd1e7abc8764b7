import type { MenuLink } from '@/lib/publishing/navigation';

/** Whether the navigation fits into the header only on wide screens. */
export const isCrowded = (places: MenuLink[]) => places.length > 2;
