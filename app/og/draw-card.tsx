import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { ShareCard } from '@/components/publishing/seo/share-card';
import { cardFonts } from '@/lib/publishing/seo/card-fonts';
import { createMemo } from '@/lib/publishing/seo/memo';
import { fingerprint, type ShareCard as Card } from '@/lib/publishing/seo/share-cards';
import { isKnown } from '@/lib/publishing/seo/text-answer';

const size = { width: 1200, height: 630 };
const hour = 3_600_000;

/** Some 40 kB each. */
const drawn = createMemo<ArrayBuffer>({ max: 200, ttlMs: 24 * hour });

/** Drawing takes a tenth of a second of a processor: one after the other, so that pages are not kept waiting. */
const oneAtATime = pLimit(1);

/** The picture of a card, drawn once; whoever has it already gets 304. */
export async function drawCard(request: Request, card: Card): Promise<Response> {
  const name = fingerprint(card);
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=604800',
    ETag: `"${name}"`,
  };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(await drawn(name, () => oneAtATime(draw, card)), { headers });
}

async function draw(card: Card): Promise<ArrayBuffer> {
  return new ImageResponse(<ShareCard {...card} />, { ...size, fonts: await cardFonts() }).arrayBuffer();
}
