import { buildWebIfStale } from './web-build.ts';

/** `npm start`: builds the web application if its sources changed and runs the server in this process. */
await buildWebIfStale();
await import('../apps/server/src/main.ts');
