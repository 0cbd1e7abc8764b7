/** Reads an OpenAPI document from stdin and prints the result of an independent validator. */
import { text } from 'node:stream/consumers';
import { Validator } from '@seriousme/openapi-schema-validator';

const { valid, errors } = await new Validator().validate(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify({ valid, errors }));
