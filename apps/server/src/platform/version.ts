import { readFileSync } from 'node:fs';

const manifest = new URL('../../../../package.json', import.meta.url);

/** The version of this server, from the root package.json. */
export const version = String(JSON.parse(readFileSync(manifest, 'utf8')).version);
