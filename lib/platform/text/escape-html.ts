const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes plain text for HTML content and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? sign);
