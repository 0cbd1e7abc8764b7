import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { onDemand } from '@/components/ui/on-demand';

const Hello = ({ name }: { name: string }) => createElement('p', null, name);

describe('a piece of the program that is fetched on demand', () => {
  it('is not drawn before it is there, and at once when it is', async () => {
    const Piece = onDemand(async () => Hello);
    expect(renderToStaticMarkup(createElement(Piece, { name: 'Анна' }))).toBe('');
    await Piece.ready();
    expect(renderToStaticMarkup(createElement(Piece, { name: 'Анна' }))).toBe('<p>Анна</p>');
  });

  it('is fetched once, by the pointer that comes near or by the press', async () => {
    let times = 0;
    const Piece = onDemand(async () => {
      times += 1;
      return Hello;
    });
    Piece.ahead.onPointerEnter();
    Piece.ahead.onFocus();
    await Piece.ready();
    expect(times).toBe(1);
  });

  it('can be asked for again when it could not be fetched', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(Hello)];
    const Piece = onDemand(async () => answers.shift() ?? Hello);
    await expect(Piece.ready()).rejects.toThrow('offline');
    await expect(Piece.ready()).resolves.toBeUndefined();
  });

  it('breaks nothing when fetching it ahead fails', async () => {
    const Piece = onDemand(() => Promise.reject(new Error('offline')));
    expect(() => Piece.ahead.onPointerDown()).not.toThrow();
    await new Promise((later) => setTimeout(later));
  });
});
