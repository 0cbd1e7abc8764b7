/** Good calls of the translator. */
export const translatorCalls = {
  'POST /api/translate': () => ({ body: { text: 'Guten Morgen!', source: 'de', target: 'ru' } }),
  'GET /api/phrasebook': () => ({}),
  'GET /api/phrasebook/{situation}': () => ({
    params: { situation: 'greetings' },
    query: { locale: 'de', n: '21' },
  }),
};
