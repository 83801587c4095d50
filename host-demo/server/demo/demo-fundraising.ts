/** People who raise money at a demo event. Its donations are shared out among them. */
export interface DemoFundraising {
  /** The folder of their drawings: one for each slug, `team-` before those of teams. */
  readonly pictures: string
  readonly teams: readonly DemoTeam[]
  readonly runners: readonly DemoRunner[]
}

interface DemoTeam {
  /** In its address, unique at the event. */
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
  /** Of the account whose page it is. Omitted: nobody signs in to it. */
  readonly email?: string
  /** The newest first. */
  readonly updates?: readonly string[]
}
