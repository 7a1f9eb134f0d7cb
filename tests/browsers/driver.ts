/** The little that a journey needs of a browser, so that one journey serves three of them. */
export interface Driver {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  ask: <Result>(expression: string) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  write: (selector: string, text: string) => Promise<void>;
  close: () => Promise<void>;
}

export const NARROW = { width: 500, height: 900 };
