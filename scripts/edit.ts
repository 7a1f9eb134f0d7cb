import { askedHost, askedPort, checkFree, PortError } from '../hosting/port.ts';
import { contentFolder, readContent } from '../src/content/read.ts';
import { serveEditor } from '../src/editor/serve.ts';
import { contentIsRight } from './check-content.ts';

/** Opens the owner's editor on this folder. PORT says where. */

const FOLDER = 'node_modules/.cache/editor';

try {
  const port = askedPort();
  await checkFree(port, askedHost(), 'npm run edit');
  if (await contentIsRight()) {
    const place = { folder: FOLDER, port, open: true };
    const { origin } = await serveEditor(readContent(contentFolder), place);
    console.log(`The editor is on ${origin}/admin
In Chrome or Edge, choose “Work with Local Repository”, and then this folder:
${process.cwd()}
Stop it with Ctrl+C.`);
  } else process.exitCode = 1;
} catch (error) {
  if (!(error instanceof PortError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
