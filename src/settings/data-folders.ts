import type { Settings } from "./settings.ts";

/** Where a server with an embedded database listens for its desk: in a folder of its own, because it is nobody else's to enter. */
export const deskSocketOf = ({ dataDir }: Pick<Settings, "dataDir">): string => `${dataDir}/desk/desk.sock`;

/** Where an embedded database lies. */
export const databaseFolderOf = ({ dataDir }: Settings): string => `${dataDir}/database`;

/** Where mails are files for want of a mail server. */
export const outboxFolderOf = ({ dataDir }: Settings): string => `${dataDir}/outbox`;

/** The same where there is none; null where mails go out. */
export const mailFolderOf = (settings: Settings): string | null => (settings.mailUrl === null ? outboxFolderOf(settings) : null);
