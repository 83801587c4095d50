import { atom, type ReadableAtom } from 'nanostores'
import { type PageSize, pageSizes } from '../../api/paging.ts'
import { debounced } from '../../lib/debounce.ts'
import type { Environment } from '../../lib/environment.ts'
import { type Command, createCommand } from '../../store/command.ts'
import type { Live } from '../../store/live.ts'
import { createResource } from '../../store/resource.ts'

/** The page sizes that the user can choose from. */
export const sizes = pageSizes

/** The query of a table. */
export interface TableQuery {
  readonly search: string
  /** The first page is 1. */
  readonly page: number
  readonly limit: PageSize
}

/** One page of a table. */
export interface TablePage<Row> {
  readonly items: readonly Row[]
  /** Rows on all pages. */
  readonly total: number
}

/** A table of the desk: its query, and the page that was read last. */
export interface Table<Row, Page extends TablePage<Row> = TablePage<Row>> {
  readonly $query: ReadableAtom<TableQuery>
  readonly page: Live<Page>
  /** The text in the search field. The search starts once nothing was typed for a while. */
  readonly $typed: ReadableAtom<string>
  type(search: string): void
  turn(page: number): void
  resize(limit: PageSize): void
  /** Every row that the search finds, for an export. */
  all(): Promise<readonly Row[]>
}

/** @param resourceOf makes the resource of the page. Default: one without pushes */
export function createTable<Row, Page extends TablePage<Row> = TablePage<Row>>(
  environment: Environment,
  read: (query: TableQuery) => Promise<Page>,
  resourceOf = (load: () => Promise<Page>): Live<Page> => createResource({ environment, load }),
): Table<Row, Page> {
  const $query = atom<TableQuery>({ search: '', page: 1, limit: pageSizes[0] })
  const $typed = atom('')

  let refreshes = 0
  /** The number of refreshes before the newest read that has ended. */
  let answered = 0
  let later: Promise<void> | undefined

  const resource = resourceOf(async () => {
    let before = refreshes
    try {
      for (;;) {
        const asked = $query.get()
        before = refreshes
        const answer = await read(asked)
        const last = Math.max(1, Math.ceil(answer.total / asked.limit))
        // The last row of the last page may have been deleted.
        if (asked.page > last && $query.get() === asked) $query.set({ ...asked, page: last })
        if ($query.get() === asked) return answer
      }
    } finally {
      answered = before
    }
  })
  const page = {
    ...resource,
    // The first read, which all share, may be older than a change that was just made.
    async refresh() {
      const own = ++refreshes
      await resource.refresh()
      if (answered >= own) return
      later ??= resource.refresh().finally(() => {
        later = undefined
      })
      await later
    },
  }

  function ask(query: Partial<TableQuery>): void {
    $query.set({ ...$query.get(), page: 1, ...query })
    void page.refresh()
  }

  const search = debounced((typed: string) => ask({ search: typed.trim() }))

  async function all(): Promise<readonly Row[]> {
    const { search } = $query.get()
    const limit = pageSizes[pageSizes.length - 1] ?? 500
    const rows: Row[] = []
    for (let page = 1; ; page++) {
      const { items, total } = await read({ search, page, limit })
      rows.push(...items)
      if (!items.length || rows.length >= total) return rows
    }
  }

  return {
    $query,
    $typed,
    page,
    type(typed) {
      $typed.set(typed)
      search(typed)
    },
    turn: page => ask({ page }),
    resize: limit => ask({ limit }),
    all,
  }
}

type Reread = Readonly<{ page: Pick<Live<unknown>, 'refresh'> }>

/**
 * A write after which a table is read again, also if it fails: the answer may be lost, and the write done.
 * @throws {ApiError}
 */
export async function reread({ page }: Reread, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (problem) {
    void page.refresh()
    throw problem
  }
  await page.refresh()
}

/** `reread` as a command. */
export function createChange<Input>(
  environment: Environment,
  table: Reread,
  act: (input: Input) => Promise<void>,
): Command<Input> {
  return createCommand<Input>(environment, input => reread(table, () => act(input)))
}
