import { Client } from "pg";

/** A database of a proof's own on the server of TEST_DATABASE_URL: whole servers run on it, jobs and all. */
interface OwnDatabase {
  readonly url: string;
  /** Takes everything out of it: a new one of the same name. */
  wipe(): Promise<void>;
  /** Takes it away, whoever is still connected. */
  drop(): Promise<void>;
}

/** Where Postgres is; null when TEST_DATABASE_URL names no server. */
export const postgresUrl = (): string | null => process.env["TEST_DATABASE_URL"] || null;

/** What a proof leaves out, and why, when it has no Postgres to show its claim on. */
export const NO_POSTGRES = "Postgres: TEST_DATABASE_URL names no server";

let last = 0;

/** @param server any database of the server. */
export async function ownDatabase(server: string): Promise<OwnDatabase> {
  const name = `farewind_proof_${process.pid}_${++last}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = (): Promise<void> => run(server, `drop database if exists ${name} with (force)`);
  const wipe = async (): Promise<void> => {
    await drop();
    await run(server, `create database ${name}`);
  };
  return { url: url.href, wipe, drop };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
