import { contentFolder, readContent } from '../src/content/read.ts';
import { serveEditor } from '../src/editor/serve.ts';
import { chooseAddress } from './address.ts';
import { checkContent } from './check-content.ts';

/** Opens the owner's editor on this folder. PORT says where. */

const FOLDER = 'node_modules/.cache/editor';

const { port } = await chooseAddress('npm run edit');
if (await checkContent()) {
  const place = { folder: FOLDER, port, open: true };
  const { origin } = await serveEditor(readContent(contentFolder), place);
  console.log(`The editor is on ${origin}/admin
In Chrome or Edge, choose “Work with Local Repository”, and then this folder:
${process.cwd()}
Stop it with Ctrl+C.`);
} else process.exitCode = 1;
