// robots.txt: allows all public pages and the media files under /api/media/, disallows the API and the pages of
// members.
import type { APIRoute } from 'astro';

const PRIVATE_PATHS = ['/dashboard', '/admin', '/chat', '/vendorchat', '/auth', '/inquiry/'];

export const GET: APIRoute = ({ url }) => {
  const disallowedPaths = PRIVATE_PATHS.flatMap((path) => [path, `/zh-hans${path}`]);
  const lines = [
    'User-agent: *',
    'Allow: /api/media/',
    'Disallow: /api/',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', url).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
