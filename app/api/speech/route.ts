import { endpoint } from '@/lib/people/door/endpoint';
import { sound, speechQuery } from '@/lib/russian/speech/schema';
import { getSpeech } from '@/lib/russian/speech/service';

/** Speech synthesis of Russian text as a WAV file. The same text always gives the same file. */
export const GET = endpoint(
  {
    summary: 'Russian read aloud by a synthetic voice. The same text always sounds the same.',
    access: 'anyone',
    query: speechQuery,
    response: sound,
  },
  async ({ viewer, address, query, reply }) => {
    const file = await getSpeech({ viewer, address }, query);
    reply.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    return file;
  },
);
