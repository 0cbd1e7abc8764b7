/** Browsers of one person that show messages; the one registered first goes when another comes. */
export const maxSubscriptions = 10;
