import { checkContent, reportProblems } from './check-content.ts';

const OTHER_REASON = 'No mistake was found in the content, but the site could not be built.';

async function buildSite() {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  // Same process: loading the content's description again would take a second.
  const { build } = await import('astro');
  try {
    await build({});
  } catch (error) {
    console.error(error);
    const text = `${OTHER_REASON} What is above this line says why.`;
    reportProblems(text, [
      { title: 'Not built', text: `${OTHER_REASON} The log of this step says why.` },
    ]);
    process.exitCode = 1;
  }
}

if (await checkContent()) await buildSite();
else process.exitCode = 1;
