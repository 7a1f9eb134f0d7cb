import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A phone's slow line before a server, the same for every browser. */

export interface Line {
  bitsPerSecond: number;
  /** There and back, in milliseconds. */
  roundTrip: number;
}

/** As Lighthouse has it. */
export const SLOW_PHONE: Line = { bitsPerSecond: 1_600_000, roundTrip: 150 };

/** In bytes. A browser begins to read before all has come. */
const PACKET = 1460;

const packets = (chunk: Buffer) =>
  Array.from({ length: Math.ceil(chunk.length / PACKET) }, (_, index) =>
    chunk.subarray(index * PACKET, (index + 1) * PACKET),
  );

/** One direction, which all connections share: bytes leave one after another. */
function direction({ bitsPerSecond, roundTrip }: Line, isDead: () => boolean) {
  let freeAt = 0;
  return (from: Socket, to: Socket) => {
    const later = (bytes: number, deliver: () => void) => {
      if (isDead()) return;
      freeAt = Math.max(freeAt, performance.now()) + (bytes * 8000) / bitsPerSecond;
      setTimeout(deliver, freeAt + roundTrip / 2 - performance.now());
    };
    from.on('data', (chunk: Buffer) => {
      for (const packet of packets(chunk)) {
        later(packet.length, () => to.writable && to.write(packet));
      }
    });
    from.on('end', () => later(0, () => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => later(0, () => to.destroy()));
  };
}

/** Listens on a port of its own, and hands all on to the other. */
export async function slowLine(port: number, line: Line) {
  let isDead = false;
  const [up, down] = [direction(line, () => isDead), direction(line, () => isDead)];
  const server = createServer((visitor) => {
    visitor.setNoDelay(true);
    visitor.pause();
    visitor.on('error', () => undefined);
    // A connection is there once it was asked for and granted.
    setTimeout(() => {
      const site = connect(port, 'localhost');
      site.setNoDelay(true);
      up(visitor, site);
      down(site, visitor);
      visitor.resume();
    }, line.roundTrip);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on nothing comes through, and nobody is told. */
    hang: () => {
      isDead = true;
    },
    stop: () => server.close(),
  };
}
