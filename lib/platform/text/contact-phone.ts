/** Spec §5: what stands for the setting `site.phone` in the texts of courses, articles and pages. */
export const phoneToken = '{CONTACT_PHONE}';

/** Every token gives way to the phone, as Markdown shows it letter for letter; without a phone it disappears. */
export function fillPhone(markdown: string, phone: string): string {
  return markdown.replaceAll(phoneToken, () => phone.replace(/[\p{P}\p{S}]/gu, String.raw`\$&`));
}
