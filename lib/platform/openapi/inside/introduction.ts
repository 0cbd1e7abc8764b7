/** The introduction for API developers, in English. */
export const introduction = `JSON over HTTP, the same for our own pages and for your programs.

Sign in with \`POST /api/auth/login\` and \`"client": "program"\`, send the \`access_token\` as \`Authorization: Bearer …\`, and exchange the \`refresh_token\` at \`POST /api/auth/refresh\` when it ends. Or make a personal API token in your account.

Field names are in snake case. A refusal says \`message\`, \`code\` and, for fields, \`errors\`. 400 is for what was filled in, 401 for a token that is missing or over, 403 for what you may not do, 404 for what is not there or not yours to know, 429 and 503 for later: both carry \`Retry-After\`. A request that is no request (a malformed address, headers over 16 kB, a body over 1 MB) is refused with 400, 405, 408, 413, 414 or 431 before anything reads it.

Every write may be repeated without harm: send an \`Idempotency-Key\`, and the repeat gets the first answer.`;
