/**
 * Runs only for paths without a file: answers 404 without the `immutable` header that Cloudflare
 * would add to a missing `/_astro/` file.
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
