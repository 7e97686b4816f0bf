import { type Database, type DatabaseSettings, openChecked } from "../open-database.ts";
import { requireEmpty } from "./require-empty.ts";

/**
 * Opens a database that holds nothing, with this version's tables, to be filled.
 * @throws StartError as `openDatabase` does, and when it holds anything; then none of its tables has been changed, whatever version's they are.
 */
export const openEmpty = (settings: DatabaseSettings): Promise<Database> => openChecked(settings, requireEmpty);
