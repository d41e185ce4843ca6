// Baseline of the benchmark: the same Fastify with one small JSON route.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ success: true, status: 'ok' }));
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
