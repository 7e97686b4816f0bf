import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./middleware/client-address.ts";
import { createOpenShares } from "./middleware/open-shares.ts";

/** Closes the connections of an address beyond so many at once, before a byte of them is read: nobody alone can have all that the server takes. */
export function capConnections(server: Server, most: number): void {
  const shares = createOpenShares(most);
  server.on("connection", (socket: Socket) => {
    const whose = networkOf(socket.remoteAddress ?? null);
    if (whose === null) return;
    const leave = shares.enter(whose);
    if (leave) socket.once("close", leave);
    else socket.destroy();
  });
}
