const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Small numbers as running text spells them. */
export const inWords = (count: number) => WORDS[count] ?? String(count);
