import fastify, { LogController } from "fastify";

// The reference of P4: the same framework and settings, with a route that returns a constant of any length.
const http = fastify({
  logger: { level: "error" },
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: ["127.0.0.1"],
});
http.get("/empty", async () => ({}));

// The cost of an answer's length alone.
const letters = "x".repeat(100_000);
http.get<{ Querystring: { bytes: string } }>("/constant", async ({ query }, reply) => {
  reply.header("content-type", "application/json; charset=utf-8");
  return letters.slice(0, Number(query.bytes));
});
await http.listen({ host: "127.0.0.1", port: Number(process.argv[2]) });
