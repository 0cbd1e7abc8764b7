const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as it may stand between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? sign);
