import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own that can be filled up. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves so many bytes. */
  fill(leave: number): void;
  /** Takes away again what filled it. */
  clear(): void;
  remove(): void;
}

/** @returns null where this process may not mount anything. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "farewind-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true }); // not root, or another system than Linux
    return null;
  }
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill: (leave) => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
      } catch (error) {
        // The server under test writes too: where it took some of the room meanwhile, the disk is full, as asked.
        if (leave > 0 || !(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
