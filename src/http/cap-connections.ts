import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./middleware/client-address.ts";

/** Closes the connections of an address beyond so many at once, before a byte of them is read: nobody alone can have all that the server takes. */
export function capConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const whose = networkOf(socket.remoteAddress ?? null);
    if (whose === null) return;
    const count = open.get(whose) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(whose, count + 1);
    socket.once("close", () => {
      const left = (open.get(whose) ?? 1) - 1;
      if (left > 0) open.set(whose, left);
      else open.delete(whose);
    });
  });
}
