import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { MediaArea } from '@/components/chat/media/media-area';
import { MediaButtons } from '@/components/chat/media/media-buttons';
import type { NewMedia } from '@/components/chat/media/sending/unsent-media';
import { show } from '@/tests/support/components/show';

const png = (bytes = 8) => new File([new Uint8Array(bytes)], 'house.png', { type: 'image/png' });

beforeEach(() => {
  // jsdom decodes no pictures.
  Object.assign(globalThis, {
    createImageBitmap: async () => Promise.resolve({ width: 300, height: 200, close: () => undefined }),
  });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

function showArea(isAllowed = true) {
  const sent: NewMedia[] = [];
  const { person } = show(
    <MediaArea name="Борис" isAllowed={isAllowed} onSend={(made) => sent.push(made)}>
      <textarea aria-label="Message" />
      <MediaButtons />
    </MediaArea>,
  );
  return { person, sent, box: screen.getByRole('textbox', { name: 'Message' }) };
}
const transfer = (files: File[], types = ['Files']) => ({ files, types });

describe('a picture', () => {
  it('that is chosen is shown, gets a caption, and is sent', async () => {
    const { person, sent } = showArea();
    await person.upload(screen.getByLabelText('Send a picture', { selector: 'input' }), png());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a picture' }));
    await dialog.findByRole('img', { name: 'The chosen picture' });
    await person.type(dialog.getByRole('textbox', { name: 'Caption' }), 'Мой дом  ');
    await person.click(dialog.getByRole('button', { name: 'Send' }));
    expect(sent).toMatchObject([{ text: 'Мой дом', media: { kind: 'picture', width: 300, height: 200 } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is pasted or dropped is asked about, and may be given up', async () => {
    const { person, sent, box } = showArea();
    fireEvent.paste(box, { clipboardData: transfer([png()]) });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.drop(box, { dataTransfer: transfer([png()]) });
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('that comes with text, as a copied table does, stays text', () => {
    const { box } = showArea();
    expect(fireEvent.paste(box, { clipboardData: transfer([png()], ['text/plain', 'Files']) })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['of another type', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /^This is not a JPEG/u],
    ['that is too large', png(5 * 1024 * 1024 + 1), /^The picture is larger than 5 MB/u],
  ])('%s is not sent', async (_, file, sentence) => {
    // A canvas of jsdom draws nothing: what it cannot make smaller stays too large.
    HTMLCanvasElement.prototype.toBlob = (settle) => settle(null);
    HTMLCanvasElement.prototype.getContext = () => null;
    const { box } = showArea();
    fireEvent.drop(box, { dataTransfer: transfer([file]) });
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

it('before the first answer there is nothing to press, and nothing that is dropped is taken', () => {
  const { box } = showArea(false);
  fireEvent.drop(box, { dataTransfer: transfer([png()]) });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
