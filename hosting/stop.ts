import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Ends a server without cutting a visitor off: what is being sent is finished, connections that
 * only wait are closed at once, and what hangs is ended after `patience` milliseconds.
 */
export function gracefulStop(server: Server, patience: number): () => Promise<void> {
  /** Every open connection, and how many answers are on their way in it. */
  const answering = new Map<Socket, number>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response: ServerResponse) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (answering.has(socket)) answering.set(socket, left);
      if (isStopping && left === 0) socket.destroySoon();
    });
  });

  return () =>
    new Promise<void>((settle) => {
      isStopping = true;
      const endAll = () => {
        for (const socket of answering.keys()) socket.destroy();
      };
      const deadline = setTimeout(endAll, patience);
      // Not the HTTP server's own `close`: it cuts off answers that are still on their way.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(deadline);
        settle();
      });
      for (const [socket, answers] of answering) if (answers === 0) socket.destroy();
    });
}
