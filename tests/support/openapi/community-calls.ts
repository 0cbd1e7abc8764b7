/** Good calls about the community. */
export const communityCalls = {
  'GET /api/users': () => ({ query: { name: 'Наташа', level: 'B1', age: '25-34', page: '0' } }),
};
