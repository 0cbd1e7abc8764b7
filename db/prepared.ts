import type postgres from 'postgres';

type Work = (client: postgres.TransactionSql) => unknown;

/** A statement with a list in it is another one for each length: those of long lists are not kept. */
const mostValues = 50;

/**
 * drizzle asks without preparing: then every question takes two round trips and is parsed and planned anew. Here each
 * connection keeps the statements it was given.
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
    client.unsafe(text, values, { prepare: values.length > 0 && values.length <= mostValues });

function replacing<Client extends object>(client: Client, own: Record<string, unknown>): Client {
  return new Proxy(client, {
    get: (target, property): unknown => Reflect.get(property in own ? own : target, property),
  });
}
