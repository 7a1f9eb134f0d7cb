/** What is smaller than a point, and is drawn as none. */
const SPECK = /M\d+ \d+(?:l0 0(?: 0 0)*)?z/g;

/** A path of straight lines between whole points, as steps: half the digits of its places. */
export function relativePath(path: string): string {
  let [x, y] = [0, 0];
  let isLine = false;
  const steps = path.replaceAll(
    /([MLZ])(?:(-?\d+),(-?\d+))?/g,
    (_whole, command: string, toX, toY) => {
      if (command === 'Z') {
        isLine = false;
        return 'z';
      }
      const step = pair(Number(toX) - x, Number(toY) - y);
      [x, y] = [Number(toX), Number(toY)];
      if (command === 'M') {
        isLine = false;
        return `M${pair(x, y)}`;
      }
      const joint = isLine ? (step.startsWith('-') ? '' : ' ') : 'l';
      isLine = true;
      return joint + step;
    },
  );
  return steps.replaceAll(SPECK, '');
}

const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
