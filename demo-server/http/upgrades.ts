import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Application, Request, Response } from 'express';
import { type WebSocket, WebSocketServer } from 'ws';

/** No client has anything to say: longer messages end its connection. */
const MAX_MESSAGE_BYTES = 1024;

const webSockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

/**
 * Passes the requests for a WebSocket to the application like all others, so that the same guard holds for them. A route
 * accepts one with `acceptWebSocket`. Returns a function that ends these connections, which never end by themselves.
 */
export function passUpgrades(server: Server, app: Application): () => void {
  const sockets = new Set<Socket>();
  server.on('upgrade', (req: IncomingMessage, _, head: Buffer) => {
    const { socket } = req;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (head.length > 0) socket.unshift(head);
    const res = new ServerResponse(req);
    res.shouldKeepAlive = false;
    res.assignSocket(socket);
    res.on('finish', () => socket.destroySoon());
    app(req, res);
  });
  return () => {
    for (const socket of sockets) socket.destroySoon();
  };
}

/** Whether a request wants a WebSocket. */
export const wantsWebSocket = (req: Request): boolean => req.get('upgrade')?.toLowerCase() === 'websocket';

/** Accepts a request for a WebSocket. Calls `opened` with it; a request that is malformed gets a 400. */
export function acceptWebSocket(req: Request, res: Response, opened: (webSocket: WebSocket) => void): void {
  const { socket } = req;
  res.detachSocket(socket);
  webSockets.handleUpgrade(req, socket, Buffer.alloc(0), (webSocket) => {
    webSocket.on('error', () => webSocket.terminate());
    opened(webSocket);
  });
}
