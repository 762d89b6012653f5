export { DatabaseError, getSqlState } from "./DatabaseError.ts";
export { isBusy } from "./isBusy.ts";
export { FolderInUseError } from "./lockFolder.ts";
export { type Migration, MigrationError } from "./migrate.ts";
export { type Database, type DatabaseOptions, openDatabase, type FirstData } from "./openDatabase.ts";
export { defaultPools, type Pools, type PoolSettings } from "./pools.ts";
export { type Durability, durabilities, isDurable, type Storage } from "./storage.ts";
export { type Queue, type QueuedJob, type QueueOptions, queueSchema } from "./queue/Queue.ts";
export { transact } from "./transact.ts";
