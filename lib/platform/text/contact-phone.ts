/** Spec §5: the placeholder of the setting `site.phone` in the texts of courses, articles and pages. */
export const phoneToken = '{CONTACT_PHONE}';

/** Replaces every placeholder by the phone number, escaped for Markdown; without a phone number it is removed. */
export function fillPhone(markdown: string, phone: string): string {
  return markdown.replaceAll(phoneToken, () => phone.replace(/[\p{P}\p{S}]/gu, String.raw`\$&`));
}
