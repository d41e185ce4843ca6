// Server entry of the build (astro.config.mjs): renders one page on demand, as a whole.
import { createApp } from 'astro/app/entrypoint';
import { exampleFieldsOf, SITE } from './site.ts';

const app = createApp({ streaming: false });

/** Error pages are prerendered; the server sends them itself. */
const noErrorPage = async (): Promise<Response> => new Response(null, { status: 500 });

/** Fields of the operator's data, as the pages of this build show them, that are still examples. */
export const exampleSiteFields: readonly string[] = exampleFieldsOf(SITE);

/** Returns null if no page on demand has this URL. */
export async function renderPage(url: URL, locals: App.Locals): Promise<Response | null> {
  const request = new Request(url);
  const routeData = app.match(request);
  return routeData
    ? app.render(request, { locals, routeData, prerenderedErrorPageFetch: noErrorPage })
    : null;
}
