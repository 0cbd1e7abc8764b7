import type {
  Answer,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
  Schema,
} from '@/lib/platform/openapi/types';
import { curl, isForMembers } from './curl';
import { fieldTable } from './fields';
import { html, joined, prose, type Html } from './html';
import { limits, nameIn, typeName } from './type-name';
import { describingTable } from './table';

export interface LocatedOperation {
  path: string;
  method: string;
  operation: Operation;
}

export function operationSection({ path, method, operation }: LocatedOperation, api: OpenApiDocument): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const [done, ...refusals] = Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1));
  return html`<section class="operation" id="${operationId}" aria-labelledby="${operationId}-name">
    <h3 id="${operationId}-name">
      <a href="#${operationId}"
        ><b class="method ${method}">${method.toUpperCase()}</b> <span>${path}</span></a
      >
    </h3>
    <p>${prose(summary)}</p>
    <p class="who">${whoMayCall(operation)}</p>
    ${parameterTable(parameters.map((parameter) => resolve(parameter, api)))}
    ${body ? fieldTable(body, 'Body') : ''} ${done ? answerTable(done) : ''} ${refusalTable(refusals)}
    <pre
      tabindex="0"
      aria-label="A call with curl"
    ><code>${curl(api.servers[0]?.url ?? '', path, method, operation)}</code></pre>
  </section>`;
}

function whoMayCall({ security, description }: Operation): string {
  const scopes = security.flatMap(({ apiToken = [] }) => apiToken);
  const who = isForMembers(security) ? 'Signed in' : 'Anyone, signed in or not';
  const tokens = scopes.length > 0 ? `need the scope ${scopes.join(', ')}` : 'are refused';
  return `${description ?? `${who}.`} Personal API tokens ${tokens}.`;
}

function resolve(parameter: Parameter | Reference, { components }: OpenApiDocument): Parameter | undefined {
  return '$ref' in parameter ? components.parameters[nameIn(parameter.$ref)] : parameter;
}

function parameterTable(parameters: (Parameter | undefined)[]): Html {
  const rows = parameters.flatMap((each) => (each ? [parameterRow(each)] : []));
  return describingTable('Parameters', 'Name', rows);
}

function parameterRow({ name, in: location, required, description = '', schema }: Parameter): Html {
  return html`<tr>
    <td><code>${name}</code> <i>${location}${required ? '' : ', optional'}</i></td>
    <td>${typeName(schema)}</td>
    <td>${prose([...limits(schema), description].filter(Boolean).join('. '))}</td>
  </tr>`;
}

function answerTable([status, { content }]: [string, Answer]): Html {
  const schema = jsonOf(content);
  const types = Object.keys(content).map((type) => html`<code>${type}</code>`);
  if (!schema) return html`<p>Answers <b>${status}</b> and a file: ${joined(types, ' or ')}.</p>`;
  const isEmpty = schema.$ref === undefined && Object.keys(schema.properties ?? {}).length === 0;
  if (isEmpty) return html`<p>Answers <b>${status}</b> and <code>{}</code>.</p>`;
  if (schema.$ref !== undefined) return html`<p>Answers <b>${status}</b> and ${typeName(schema)}.</p>`;
  return fieldTable(schema, `Answer ${status}`);
}

function refusalTable(refusals: [string, Answer][]): Html {
  return html`<details>
    <summary>Refusals</summary>
    <ul>
      ${refusals.map(([status, { content }]) => {
        return html`<li><b>${status}</b> ${joined(codesOf(jsonOf(content)), ', ')}</li>`;
      })}
    </ul>
  </details>`;
}

/** The JSON schema of a response; undefined when the response is a file, even a JSON file. */
function jsonOf(content: Answer['content']): Schema | undefined {
  const { 'application/json': json, ...others } = content;
  return Object.keys(others).length === 0 ? json?.schema : undefined;
}

function codesOf(schema: Schema | undefined): Html[] {
  return (schema?.properties?.code?.enum ?? []).map((code) => html`<code>${String(code)}</code>`);
}
