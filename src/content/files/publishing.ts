import { group } from '../field.ts';
import { oneOf, repository, siteAddress, words } from '../kinds.ts';

/** Names the repository that the editor at `/admin` saves into. */
export const publishing = group(
  'Publishing',
  {
    service: oneOf('Service', ['github', 'gitlab', 'gitea'], {
      hint: 'Where your files are kept. For Forgejo, choose gitea',
    }).optional(),
    repository: repository().optional(),
    branch: words('Branch', 'What the site is published from; usually main').optional(),
    server: siteAddress(
      'Address of your own server',
      'Only if the service runs on a server of your own',
    ).optional(),
    signIn: siteAddress(
      'Address of the sign-in',
      'Only if you have set up signing in without a token',
    ).optional(),
  },
  { hint: 'With a repository the site has an editor at /admin' },
);
