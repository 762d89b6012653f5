export { type PostgresServer, startPostgres } from "./testing/startPostgres.ts";
export {
  openTestDatabase,
  type PreparedSource,
  prepareTestSource,
  type TestDatabase,
  type TestDatabaseOptions,
  type TestSource,
} from "./testing/testSource.ts";
