import type postgres from 'postgres';

type Work = (client: postgres.TransactionSql) => unknown;

/** A statement with a list differs for each length of the list, so statements with more values are not prepared. */
const maxPreparedValues = 50;

/**
 * drizzle does not prepare its queries, so each one would take two round trips and be parsed and planned again. This
 * wrapper makes every connection cache its prepared statements.
 */
export function prepared(client: postgres.Sql): postgres.Sql {
  const begin = (work: Work) => client.begin((inner) => work(preparedWithin(inner)));
  return replacing(client, { unsafe: asking(client), begin });
}

function preparedWithin(client: postgres.TransactionSql): postgres.TransactionSql {
  const savepoint = (work: Work) => client.savepoint((inner) => work(preparedWithin(inner)));
  return replacing(client, { unsafe: asking(client), savepoint });
}

const asking =
  (client: postgres.ISql): postgres.ISql['unsafe'] =>
  (text, values = []) =>
    client.unsafe(text, values, { prepare: values.length > 0 && values.length <= maxPreparedValues });

function replacing<Client extends object>(client: Client, own: Record<string, unknown>): Client {
  return new Proxy(client, {
    get: (target, property): unknown => Reflect.get(property in own ? own : target, property),
  });
}
