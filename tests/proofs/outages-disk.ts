import { fillDisk } from "./outages/disk-full.ts";
import { smallDisk } from "./outages/small-disk.ts";
import type { Proof } from "./proof.ts";

const MEGABYTES = 256;
const NO_DISK = "a full disk: only root on Linux can mount a small one";

export const proof: Proof = {
  claim: "a full disk under the embedded database is answered with 503, leaves nothing half done, and needs no restart once there is room",
  count: 1,
  prove: async (_count, say) => {
    const disk = smallDisk(MEGABYTES);
    if (disk === null) return { done: "Nothing", faults: [], leftOut: NO_DISK };
    try {
      return { ...(await fillDisk(disk, say)), leftOut: null };
    } finally {
      disk.remove();
    }
  },
};
