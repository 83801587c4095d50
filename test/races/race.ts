import type { Parts } from '../../host-demo/server/parts.ts'
import type { DemoServer } from '../contract/demo-server.ts'

/** Something that many clients attempt at once, and that may happen only once, or a limited number of times. */
export interface Race {
  readonly name: string
  /** What its server needs. */
  readonly parts?: Parts
  /** One round on its own data: everybody at once, then a check. Returns what is wrong. */
  run(demo: DemoServer, clients: number): Promise<string[]>
  /** The negative control: without its protection the race must fail. */
  readonly unprotected: {
    readonly parts?: Pick<Parts, 'rowLocks'>
    /** SQL statements to run before the first round. */
    readonly statements?: readonly string[]
  }
}

/** One for each client, all at once. */
export function atOnce<T>(clients: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: clients }, (_, index) => act(index)))
}

/** A pause between reading and writing, so that all clients read before any of them writes. */
export function hesitate(table: string): string[] {
  return [
    'create function hesitate() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return new; end $$',
    `create trigger hesitate before insert on ${table} for each row execute function hesitate()`,
  ]
}

/** A pause between writing and committing, so that all read the stock before any write is visible. */
export const lingerOn = (table: string): readonly string[] => [
  `create function linger() returns trigger language plpgsql as
   $$ begin perform pg_sleep(0.05); return null; end $$`,
  `create constraint trigger linger after insert on ${table}
   deferrable initially deferred for each row execute function linger()`,
]

/** The same for orders. */
export const linger = lingerOn('order_lines')

/** A sentence if the two differ, compared as JSON. */
export function differs(what: string, found: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  return one === other ? [] : [`${what}: ${one}, not ${other}`]
}

/** How often each status was answered, such as `200 × 1, 400 × 63`. */
export function statusesOf(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  const sorted = [...counts].sort(([one], [other]) => one - other)
  return sorted.map(([status, count]) => `${status} × ${count}`).join(', ')
}
