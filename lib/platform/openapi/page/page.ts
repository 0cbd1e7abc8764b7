import type { OpenApiDocument } from '@/lib/platform/openapi/types';
import { fieldTable } from './fields';
import { html, prose, type Html } from './html';
import { operationSection, type LocatedOperation } from './operation-section';
import { style } from './style';
import { schemaAnchor } from './type-name';

/** The API description as one HTML page without scripts, from the same data as the JSON. */
export function apiPage(api: OpenApiDocument): string {
  const { info, components } = api;
  const operations = listOperations(api);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title}</title>
        ${{ markup: `<style>${style}</style>` }}
      </head>
      <body>
        <a class="skip" href="#content">To the content</a>
        <header>
          <h1>${info.title}</h1>
          ${info.description.split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
          <p><a href="/api/openapi.json">OpenAPI 3.1 as JSON</a></p>
        </header>
        <nav aria-label="Contents">
          ${api.tags.map(({ name }) => contents(name, operations))}
          <h2>Shapes</h2>
          <ul>
            ${Object.keys(components.schemas).map((name) => html`<li><a href="#${schemaAnchor(name)}">${name}</a></li>`)}
          </ul>
        </nav>
        <main id="content">
          ${api.tags.map((tag) => tagSection(tag, operations, api))}
          <h2 id="shapes">Shapes</h2>
          ${Object.entries(components.schemas).map(([name, schema]) => {
            return html`<section class="operation" id="${schemaAnchor(name)}" aria-label="${name}">
              <h3>${name}</h3>
              ${schema.description === undefined ? '' : html`<p>${prose(schema.description)}</p>`}
              ${fieldTable(schema, 'Fields')}
            </section>`;
          })}
        </main>
      </body>
    </html>`.markup;
}

function listOperations({ paths }: OpenApiDocument): LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

const withTag = (tag: string, operations: LocatedOperation[]) =>
  operations.filter(({ operation }) => operation.tags.includes(tag));

function contents(tag: string, operations: LocatedOperation[]): Html {
  const items = withTag(tag, operations).map(({ path, method, operation }) => {
    return html`<li>
      <a href="#${operation.operationId}"
        ><b class="method ${method}">${method.toUpperCase()}</b> ${path.replace('/api', '')}</a
      >
    </li>`;
  });
  return items.length === 0
    ? html``
    : html`<h2>${tag}</h2>
        <ul>
          ${items}
        </ul>`;
}

function tagSection(
  { name }: OpenApiDocument['tags'][number],
  operations: LocatedOperation[],
  api: OpenApiDocument,
): Html {
  const own = withTag(name, operations);
  if (own.length === 0) return html``;
  return html`<h2>${name}</h2>
    ${own.map((operation) => operationSection(operation, api))}`;
}
