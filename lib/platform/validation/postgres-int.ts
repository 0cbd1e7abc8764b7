/** The largest `integer` of PostgreSQL: a greater id or cursor would be an error of the database instead of a refusal. */
export const maxPostgresInt = 2_147_483_647;
