import { inlineScript } from './inlineScript.ts';

/**
 * Stands behind the two typefaces and the template that asks for their files. On a line that took a
 * quarter of a second for two ways there and back they would not come in time, but take it from
 * the picture: there they are asked for after its paint (speed/painted.ts), for the next page. Who
 * has been here before has them. Something between may have taken the styles away.
 */
export const FONT_SCRIPT = inlineScript(`
((files, { responseStart, connectStart }, { controller }) => {
  if (controller || responseStart - connectStart < 250) files.replaceWith(files.content);
  else {
    const face = files.previousSibling;
    for (const { sheet } of [face, face.previousSibling]) if (sheet) sheet.deleteRule(0);
  }
})(document.currentScript.previousSibling, performance.timing, navigator.serviceWorker || {})`);
