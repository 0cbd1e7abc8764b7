import { endpoint } from '@/lib/people/door/endpoint';
import { recordings } from '@/lib/russian/speech/recordings';
import { recording, recordingQuery } from '@/lib/russian/speech/schema';

/** Recordings of a human voice for a lesson. */
export const GET = endpoint(
  {
    summary: 'What a person has said into a microphone for a lesson.',
    errorCodes: ['not_found'],
    access: 'anyone',
    query: recordingQuery,
    response: recording,
  },
  async ({ query, reply }) => {
    const file = await recordings.get(query.text);
    reply.headers.set('Cache-Control', 'public, max-age=3600');
    return file;
  },
);
