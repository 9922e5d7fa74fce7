import Fastify from 'fastify';

/** Baseline server: Fastify that responds with fixed bodies. Started by `requests.ts`. */
const app = Fastify();
process.once('disconnect', () => process.exit());
process.once('message', async (bodies: Record<string, string>) => {
  for (const [path, body] of Object.entries(bodies)) {
    app.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  }
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});
