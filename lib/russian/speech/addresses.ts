import { query } from '@/lib/platform/routes/query';

/** Addresses of the sound of a Russian text. In a file of its own, since reading pages need no other address of the API. */
export const speechRoutes = {
  speech: (text: string, slow: boolean) => `/api/speech${query({ text, ...(slow && { slow: '1' }) })}`,
  recording: (text: string) => `/api/recordings${query({ text })}`,
};
