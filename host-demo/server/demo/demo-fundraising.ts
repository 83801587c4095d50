/** People who raise money at a demo event. Its donations are shared out among them. */
export interface DemoFundraising {
  /** The folder of their drawings: a file for each slug, with `team-` before those of teams. */
  readonly pictures: string
  readonly teams: readonly DemoTeam[]
  readonly runners: readonly DemoRunner[]
}

interface DemoTeam {
  /** Its name in addresses, unique at the event. */
  readonly slug: string
  readonly name: string
  readonly story: string
  /** Minor units. */
  readonly goal: number
}

export interface DemoRunner extends DemoTeam {
  /** The slug of their team. */
  readonly team?: string
  readonly captain?: true
  /** The account that owns the page. Omitted: nobody signs in to it. */
  readonly email?: string
  /** The newest first. */
  readonly updates?: readonly string[]
}
