import { existsSync, readFileSync } from 'node:fs';

const DOING = '> ';

interface Step {
  doing: string;
  said: string[];
}

/** What was done and what was said to it, as a person reads it: one line each. */
export class Transcript {
  readonly #steps: Step[] = [];
  readonly #last: Step[];
  #isLost = false;

  /** Beside the one of the last time, if there is one. */
  constructor(file: string) {
    this.#last = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  }

  begin(doing: string) {
    this.#isLost ||= this.#differs();
    this.#steps.push({ doing, said: [] });
  }

  /** With what was said the last time: all that was left of this step, or one line of it. */
  compare(said: string[], { isEnd }: { isEnd: boolean }): 'whole' | 'beginning' | 'other' {
    const step = this.#steps.at(-1);
    const last = this.#last[this.#steps.length - 1];
    if (!step || last?.doing !== step.doing) return 'other';
    const expected = last.said.slice(step.said.length, isEnd ? undefined : step.said.length + 1);
    const [whole, now] = [expected.join('\n'), said.join('\n')];
    if (now === whole) return 'whole';
    // Whoever is lost already does not wait for every further line.
    return whole.startsWith(now) && !this.#isLost ? 'beginning' : 'other';
  }

  #differs() {
    const step = this.#steps.at(-1);
    const last = this.#last[this.#steps.length - 1];
    return step !== undefined && String(last?.said) !== String(step.said);
  }

  add(said: string[]) {
    this.#steps.at(-1)?.said.push(...said);
  }

  toString() {
    return this.#steps.map(({ doing, said }) => [DOING + doing, ...said, ''].join('\n')).join('\n');
  }
}

function parse(text: string): Step[] {
  return text.split(`\n${DOING}`).map((part) => {
    const [doing = '', ...said] = part.trimEnd().split('\n');
    return { doing: doing.replace(DOING, ''), said };
  });
}
