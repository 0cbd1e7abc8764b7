const plenty = '1000000';

/** Rate limits have other tests. */
export const unlimited = {
  LIMIT_READS: plenty,
  LIMIT_WRITES: plenty,
  LIMIT_MEMBER: plenty,
  LIMIT_PAGES: plenty,
  LIMIT_COSTLY: plenty,
  LIMIT_REGISTER: plenty,
  LIMIT_LOGIN_ADDRESS: plenty,
};
