import { defineConfig } from 'drizzle-kit';

/** Tables live with their slices; `npm run migration -- NAME` compares them with the migrations. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/*/tables.ts', './src/*/*/tables.ts'],
  out: './migrations',
});
