import { describe, expect, it } from '@jest/globals';
import { fillPhone } from '@/lib/platform/text/contact-phone';

describe('spec §5: {CONTACT_PHONE} in texts', () => {
  it('gives way to the phone of the settings wherever it stands', () => {
    expect(fillPhone('{CONTACT_PHONE}, {CONTACT_PHONE}', '7 800')).toBe('7 800, 7 800');
  });

  it('disappears while there is no phone', () => {
    expect(fillPhone('Call {CONTACT_PHONE}.', '')).toBe('Call .');
  });

  it('lets no phone become Markdown, or a pattern of its own', () => {
    expect(fillPhone('{CONTACT_PHONE}', '+7 (800) [$&](x)')).toBe(String.raw`\+7 \(800\) \[\$\&\]\(x\)`);
  });
});
