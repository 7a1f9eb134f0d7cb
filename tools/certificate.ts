import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A key and a certificate that only their maker trusts, for a day. */
export function makeCertificate(folder: string, domain: string) {
  const certificateKey = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1';
  const names = `-subj /CN=${domain} -addext subjectAltName=DNS:${domain}`;
  const files = ['-keyout', certificateKey, '-out', certificate];
  execFileSync('openssl', ['req', ...`${kind} ${names}`.split(' '), ...files], { stdio: 'pipe' });
  return { certificate, certificateKey };
}
