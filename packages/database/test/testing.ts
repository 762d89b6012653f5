export { type PostgresServer, startPostgres } from "./startPostgres.ts";
export {
  openTestDatabase,
  type PreparedSource,
  prepareTestSource,
  type TestDatabase,
  type TestDatabaseOptions,
  type TestSource,
} from "./testSource.ts";
