export { applyFunctions } from "../src/applyFunctions.ts";
export { migrate } from "../src/migrate.ts";
export { describeStatements, type DescribedColumn, type Description } from "./describeStatements.ts";
export { listChangedSignatures, toFunctionsLock } from "./functionsLock.ts";
export { findLostLine, listVersions, toMigrationsLock } from "./migrationsLock.ts";
export { type PostgresServer, startPostgres } from "./startPostgres.ts";
export {
  openTestDatabase,
  type PreparedSource,
  prepareTestSource,
  type TestDatabase,
  type TestDatabaseOptions,
  type TestSource,
} from "./testSource.ts";
