import { expect, test } from 'vitest';
import { readDescription } from '../../hosting/build.ts';
import { sendRequest } from '../../hosting/request.ts';
import { describeContract } from './contract.ts';
import { canRunNginx, NGINX_PLAIN_ORIGIN, startNginx } from './servers.ts';

describeContract({ name: 'nginx', start: startNginx, canRun: canRunNginx }, (server) => {
  test('without TLS, and by the other name, it leads to the real address [http-2]', async () => {
    const { domain } = readDescription();
    const other = domain.replace(/^www\./, '');
    for (const [origin, host] of [
      [NGINX_PLAIN_ORIGIN, domain],
      [NGINX_PLAIN_ORIGIN, other],
      [server().origin, other],
    ] as const) {
      const { status, headers } = await sendRequest(origin, '/about?x=1', { host });
      expect([status, headers.location]).toEqual([308, `https://${domain}/about?x=1`]);
    }
  });
});
