import styles from './Icon.module.css';

/** Icons of the site's own controls. Those that content chooses are in Sign.tsx, for no script. */
export const drawings = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM6 15H5V4h10v1.5',
  mail: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  out: 'M8 7h9v9M17 7 7 17',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M5 4h4l1.5 4.5L8 10.2a12 12 0 0 0 5.8 5.8l1.7-2.5L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.600.4-1 1-1Z',
  play: 'M8 5.5v13l10.5-6.5Z',
};

export type IconName = keyof typeof drawings;

/** Draws on a 24-unit grid with `aria-hidden`: an icon always has words beside it. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function Icon({ name }: { name: IconName }) {
  return <Drawing path={drawings[name]} />;
}
