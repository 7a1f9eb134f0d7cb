import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A key and a certificate that only their maker trusts, for a day. */
export function makeCertificate(folder: string, domain: string) {
  const certificateKey = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const subject = [
    '-subj',
    `/CN=${domain}`,
    '-addext',
    `subjectAltName=DNS:${domain},DNS:localhost`,
  ];
  const files = ['-keyout', certificateKey, '-out', certificate];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', ...kind, '-days', '1', ...subject, ...files], { stdio: 'pipe' });
  return { certificate, certificateKey };
}
