/**
 * The states of one kind of thing as a table (`event → from → to`): what is not in it cannot happen. A thing begins in
 * `initial`, ends in a state of `final`, and `Next` are the states that an event leads to.
 */
export type TransitionTable<State extends string, Event extends string, Next extends State = State> = {
  /** The name that errors use. */
  readonly name: string;
  readonly initial: State;
  readonly states: readonly State[];
  readonly final: readonly State[];
  readonly transitions: Readonly<Record<Event, { readonly [From in State]?: Next }>>;
};

/** The events of a table. */
export type EventOf<Table> = Table extends { readonly transitions: Readonly<Record<infer Event, unknown>> }
  ? Event
  : never;

/** A table with faults; the message names each. */
export class TransitionTableError extends Error {
  override readonly name = "TransitionTableError";
}

/**
 * Makes a table; its states and events are inferred as literals. Loading it checks it, in every program.
 * @throws TransitionTableError when {@link checkTransitions} finds a fault
 */
export function transitionTable<
  const State extends string,
  const Event extends string,
  const Next extends NoInfer<State>,
>(table: TransitionTable<State, Event, Next>): TransitionTable<State, Event, Next> {
  const faults = checkTransitions(table);
  if (faults.length > 0) throw new TransitionTableError(`transition table "${table.name}": ${faults.join("; ")}`);
  return table;
}

/** The state that `event` leads to from `state`; null when the event may not happen there. */
export function transition<State extends string, Event extends string, Next extends State>(
  { transitions }: TransitionTable<State, Event, Next>,
  state: State,
  event: Event,
): Next | null {
  return transitions[event][state] ?? null;
}

/** Whether `event` may happen in `state`. */
export function canTransition<State extends string, Event extends string, Next extends State>(
  table: TransitionTable<State, Event, Next>,
  state: State,
  event: Event,
): boolean {
  return transition(table, state, event) !== null;
}

type Edge = { readonly event: string; readonly from: string; readonly to: string };

function listEdges(table: TransitionTable<string, string>): readonly Edge[] {
  return Object.entries(table.transitions).flatMap(([event, row]) =>
    Object.entries(row).flatMap(([from, to]) => (to === undefined ? [] : [{ event, from, to }])),
  );
}

/** Everything that can be reached from `starts`, by steps from state to state. */
function listReached(
  starts: readonly string[],
  steps: readonly (readonly [from: string, to: string])[],
): ReadonlySet<string> {
  const reached = new Set(starts);
  for (let size = -1; size < reached.size;) {
    size = reached.size;
    for (const [from, to] of steps) if (reached.has(from)) reached.add(to);
  }
  return reached;
}

/**
 * The faults of a table, one sentence each: names that are not states, states that nothing leads to, states from which
 * no final state is reached, final states that something leaves, and events that lead nowhere. Empty when it is sound.
 */
export function checkTransitions(table: TransitionTable<string, string>): readonly string[] {
  const { initial, states, final, transitions } = table;
  const edges = listEdges(table);
  const reached = listReached(
    [initial],
    edges.map(({ from, to }) => [from, to]),
  );
  const ending = listReached(
    final,
    edges.map(({ from, to }) => [to, from]),
  );
  const expected = `expected one of ${states.join(", ")}`;
  const places = [
    { place: "initial", state: initial },
    ...final.map((state) => ({ place: "final", state })),
    ...edges.flatMap(({ event, from, to }) => [
      { place: `transitions.${event}`, state: from },
      { place: `transitions.${event}.${from}`, state: to },
    ]),
  ];
  return [
    ...places.flatMap(({ place, state }) => (states.includes(state) ? [] : [`${place} names "${state}", ${expected}`])),
    ...states.flatMap((state) => (reached.has(state) ? [] : [`state "${state}" is never reached from "${initial}"`])),
    ...states.flatMap((state) =>
      ending.has(state) ? [] : [`state "${state}" is dead: it is not final, and no final state is reached from it`],
    ),
    ...edges.flatMap(({ event, from }) =>
      final.includes(from) ? [`state "${from}" is final, but event "${event}" leaves it`] : [],
    ),
    ...Object.keys(transitions).flatMap((name) =>
      edges.some(({ event }) => event === name) ? [] : [`event "${name}" leads nowhere`],
    ),
  ];
}
