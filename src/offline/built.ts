/** Filled in by the build. */

declare const BUILD: string;
declare const PAGES: string[];
declare const FILES: Record<string, string>;
declare const FOLDER: string;

/** The mark of this build, which all of its pages carry. */
export const build = BUILD;
/** The pages that the navigation leads to, by path. */
export const mainPages = PAGES;
/** What pages need besides pictures, by path, and the hash of each. */
export const files = FILES;
/** Files in here have their content's hash in their name. */
export const hashedFolder = FOLDER;
/** Asked for, it is what any unknown path is answered with. */
export const NOT_FOUND = '/404';
