import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest } from '../../hosting/request.ts';
import type { DeployRequest, Machine } from './machine.ts';
import { makeSmallRelease } from './smallRelease.ts';

/** A site of its own on the machine, which says one word a release. */
export function siteOn(machine: Machine, domain: string) {
  const { base, nginxFolder } = machine.places(domain);
  const release = (word: string) =>
    makeSmallRelease(join(machine.folder, 'built', domain, word), domain, word);
  const deploy = (word: string, request: Partial<DeployRequest> = {}) =>
    machine.deploy({ release: release(word), ...request });
  const get = async (path: string, { host = domain, origin = machine.origin } = {}) => {
    const { status, headers, body } = await sendRequest(origin, path, { host });
    return { status, policy: headers['content-security-policy'], body: body.toString() };
  };
  const kept = () => readdirSync(join(base, 'releases')).sort();
  const live = () => readlinkSync(join(base, 'current')).replace('releases/', '');
  const read = (file: string) => readFileSync(join(nginxFolder, 'conf.d', file), 'utf8');
  const configuration = () => readdirSync(join(nginxFolder, 'conf.d')).map((file) => read(file));
  return {
    domain,
    base,
    release,
    deploy,
    rollBack: () => deploy('any', { task: 'rollback' }),
    get,
    kept,
    live,
    /** All by which a deploy could have changed something. */
    state: async () => ({
      kept: kept(),
      live: live(),
      configuration: configuration(),
      page: await get('/'),
    }),
  };
}

export type DeployedSite = ReturnType<typeof siteOn>;
