import { query } from '@/lib/platform/routes/query';

/** Where a Russian text is heard. By itself: pages to read need no other address of the API. */
export const speechRoutes = {
  speech: (text: string, slow: boolean) => `/api/speech${query({ text, ...(slow && { slow: '1' }) })}`,
  recording: (text: string) => `/api/recordings${query({ text })}`,
};
