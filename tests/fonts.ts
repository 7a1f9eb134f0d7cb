/**
 * To be asked of a page. A font that comes too late is not used in it: here it is waited for, since
 * a busy machine is not what the look is judged by.
 */
export const WITH_FONTS = `(async () => {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
        rule.style.setProperty('font-display', 'block');
  await document.fonts.ready;
})()`;
