import { expect, test } from 'vitest';
import { readDescription } from '../../hosting/build.ts';
import { sendRequest } from '../request.ts';
import { canRunCaddy, startCaddy } from './caddyServer.ts';
import { describeContract } from './contract.ts';
import { PORTS } from './servers.ts';

const { domain } = readDescription();
const otherName = domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`;

describeContract({ name: 'caddy', start: startCaddy, canRun: canRunCaddy }, (server) => {
  test('the site’s other name leads to it, and keeps path and query [http-2]', async () => {
    const { status, headers } = await sendRequest(server().origin, '/about?a=b', {
      host: otherName,
    });
    expect([status, headers.location]).toEqual([308, `https://${domain}/about?a=b`]);
  });

  test('plain HTTP leads to HTTPS [http-2]', async () => {
    const origin = `http://127.0.0.1:${PORTS.caddyHttp}`;
    const { status, headers } = await sendRequest(origin, '/about?a=b', { host: domain });
    expect(status).toBe(308);
    expect(headers.location).toMatch(new RegExp(`^https://${domain}(:\\d+)?/about\\?a=b$`));
  });
});
