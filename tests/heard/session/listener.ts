import { fill } from '../../../src/content/fill.ts';
import { contentFolder, readContent } from '../../../src/content/read.ts';
import { NOT_HYDRATED } from '../../../tools/hydrated.ts';
import { LocalSite } from '../../localSite.ts';
import { Browser } from './browser.ts';
import { type Desktop, openDesktop } from './desktop.ts';
import { Keyboard } from './keyboard.ts';
import { MailProgram } from './mail.ts';
import { Orca } from './orca.ts';
import { Transcript } from './transcript.ts';

const { company, interface: words } = readContent(contentFolder);

/** A phone's, in CSS pixels. */
const NARROW = 390;

const YEAR = new RegExp(`© ?${new Date().getFullYear()}`);

/** Orca says of itself how it takes the next key, sooner or later. */
const MODE = /^(Focus|Browse) mode$/;

/** Removes what varies between runs: white space, the year, announcements of the mode. */
const normalize = (utterance: string) =>
  utterance
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(YEAR, (found) => found.replace(/\d+/, '(year)'))
    .replace(MODE, '');

const LOADED = /^Finished loading/;
/** Said after it: how much there is of what. */
const SUMMED_UP = /^Page has/;
/** Said when the last of a kind has been passed. */
const ROUND = 'Wrapping to top.';
const NONE = /^No /;
/** The banner begins with the logo, or with the link to skip it where they share a line. */
const { skipToContent, homeLink } = words;
const SKIP_LINK = new RegExp(`^${skipToContent}`);
const BANNER = `${fill(homeLink, { name: company.name })} link.`;
/** The foot begins with the name, of which a line may hold less. */
const FOOT = `${company.name}.`;
const MOST = 80;

/** What a landmark begins with, however much of that shares its line. */
function beginning(line: string): string {
  if (SKIP_LINK.test(line)) return BANNER;
  return line && FOOT.startsWith(line) ? FOOT : line;
}

interface Walk {
  key: string;
  kind: string;
  toLine: (said: string[]) => string;
  readsOn: boolean;
}

/** Somebody who uses the site with Orca, a keyboard and no screen. */
export class Listener {
  readonly site: LocalSite;
  readonly browser: Browser;
  readonly mail: MailProgram;
  readonly #desktop: Desktop;
  readonly #keyboard: Keyboard;
  readonly #orca: Orca;
  #transcript = new Transcript('');

  private constructor(site: LocalSite, desktop: Desktop, orca: Orca, browser: Browser) {
    this.site = site;
    this.browser = browser;
    this.mail = new MailProgram(desktop.home);
    this.#desktop = desktop;
    this.#keyboard = new Keyboard(desktop);
    this.#orca = orca;
  }

  static async arrive(): Promise<Listener> {
    const site = await new LocalSite().start();
    // No test asks another host.
    site.change('/contact', (html) => html.replaceAll(/ src="https:[^"]*"/g, ''));
    const desktop = await openDesktop();
    const orca = await Orca.start(desktop, normalize);
    const browser = await Browser.start(desktop, site.origin);
    await orca.hearUntil(LOADED);
    orca.untilTold = () => browser.settle().catch(() => {});
    return new Listener(site, desktop, orca, browser);
  }

  async begin(file: string) {
    this.#transcript = new Transcript(file);
    await this.browser.forget(this.site.origin);
    await this.browser.preferStillness(false);
    await this.putPhoneAway();
  }

  get transcript() {
    return String(this.#transcript);
  }

  async #hear(doing: string, act: () => Promise<unknown>) {
    this.#transcript.begin(doing);
    await act();
    const compare = (said: string[]) => this.#transcript.compare(said, { isEnd: true });
    this.#transcript.add(await this.#orca.hear({ compare }));
  }

  /** How a page is told of while it loads depends on how fast it comes: only that it has come is kept. */
  async #hearPage(doing: string, act: () => Promise<unknown>) {
    this.#transcript.begin(doing);
    await act();
    const said = await this.#orca.hearUntil(SUMMED_UP);
    this.#transcript.add(said.filter((line) => LOADED.test(line)));
  }

  async takePhone() {
    await this.browser.setWidth(NARROW);
  }

  async putPhoneAway() {
    await this.browser.setWidth(undefined);
  }

  /** The whole page, with its script. */
  open(path: string) {
    const arrive = async () => {
      await this.browser.open(this.site.origin + path);
      await this.browser.until('document.readyState === "complete"');
      await this.browser.until(`!document.querySelector('${NOT_HYDRATED}')`);
    };
    return this.#hearPage(`opens ${path}`, arrive);
  }

  press(key: string, why = '') {
    return this.#hear(`presses ${key}${why && `, ${why}`}`, () => this.#keyboard.press(key));
  }

  /** Without a word of it: which words share a line depends on where the page was scrolled to. */
  async goToTop() {
    await this.#keyboard.press('ctrl+Home');
    await this.browser.until('scrollY === 0');
    await this.#orca.hearUntil(/./);
  }

  /** Presses a key that leads to another page. */
  follow(key: string) {
    return this.#hearPage(`presses ${key}, to go there`, () => this.#keyboard.press(key));
  }

  type(text: string) {
    return this.#hear(`types ${text}`, () => this.#keyboard.type(text));
  }

  /** From one of a kind to the next, until there is none. */
  walk(key: string, kind: string) {
    return this.#walk({ key, kind, toLine: (said) => said.join(' '), readsOn: false });
  }

  /**
   * Of a landmark its name is kept, or what it begins with: after that Orca reads on to the end of
   * the line, and lines depend on where the page is scrolled to.
   */
  walkLandmarks() {
    const toLine = ([first = '']: string[]) => beginning(first);
    return this.#walk({ key: 'm', kind: 'landmarks', toLine, readsOn: true });
  }

  async #walk({ key, kind, toLine, readsOn }: Walk) {
    this.#transcript.begin(`presses ${key} again and again, for ${kind}`);
    const compare = (said: string[]) =>
      said.length > 0 ? this.#transcript.compare([toLine(said)], { isEnd: false }) : 'beginning';
    for (let presses = 0; presses < MOST; presses += 1) {
      await this.#keyboard.press(key);
      const said = await this.#orca.hear({ compare, readsOn });
      this.#transcript.add([toLine(said)]);
      if (said.includes(ROUND) || NONE.test(said.join())) return;
    }
    throw new Error(`There is no end to the ${kind}.`);
  }

  async leave() {
    await this.#desktop.close();
    await this.site.stop();
  }
}
