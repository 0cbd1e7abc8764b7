import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { ShareCard } from '@/components/publishing/seo/share-card';
import { cardFonts } from '@/lib/publishing/seo/card-fonts';
import { createMemo } from '@/lib/platform/cache/memo';
import { fingerprint, type ShareCard as Card } from '@/lib/publishing/seo/share-cards';
import { matchesEtag } from '@/lib/publishing/seo/text-response';

const size = { width: 1200, height: 630 };
const hour = 3_600_000;

/** A picture has about 40 kB. */
const drawn = createMemo<ArrayBuffer>({ max: 200, ttlMs: 24 * hour });

/** Drawing takes about 100 ms of CPU time: one picture at a time, so that pages are not delayed. */
const oneAtATime = pLimit(1);

/** The picture of a card, drawn once; a client that has it gets 304. */
export async function drawCard(request: Request, card: Card): Promise<Response> {
  const name = fingerprint(card);
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800',
    ETag: `"${name}"`,
  };
  if (matchesEtag(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(await drawn(name, () => oneAtATime(draw, card)), { headers });
}

async function draw(card: Card): Promise<ArrayBuffer> {
  return new ImageResponse(<ShareCard {...card} />, { ...size, fonts: await cardFonts() }).arrayBuffer();
}
