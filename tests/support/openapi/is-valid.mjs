/** Reads an OpenAPI document from its input and says on its output what an independent validator thinks of it. */
import { text } from 'node:stream/consumers';
import { Validator } from '@seriousme/openapi-schema-validator';

const { valid, errors } = await new Validator().validate(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify({ valid, errors }));
