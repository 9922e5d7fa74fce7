import { buildWebIfStale } from './web-build.ts';

/** `npm start`: the web application, built if its sources changed, and the server in this process. */
await buildWebIfStale();
await import('../apps/server/src/main.ts');
