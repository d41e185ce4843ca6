// What robots may read: everything public. Pictures under /api too, the calls beside them not.
import type { APIRoute } from 'astro';

const PRIVATE = ['/dashboard', '/admin', '/chat', '/vendorchat', '/auth', '/inquiry/'];

export const GET: APIRoute = ({ site, url }) => {
  const closed = PRIVATE.flatMap((path) => [path, `/zh-hans${path}`]);
  const lines = [
    'User-agent: *',
    'Allow: /api/media/',
    'Disallow: /api/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site ?? url).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
