/**
 * Cloudflare serves the site's files without any code of ours. Only what is not a file comes here,
 * so that the answer for it is not cached like the hashed file it may have been mistaken for.
 */

interface Environment {
  ASSETS: { fetch: (url: URL) => Promise<Response> };
}

export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const page = await ASSETS.fetch(new URL('/404', request.url));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: page.headers });
    }
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
