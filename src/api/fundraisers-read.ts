/** A page of the event's fundraisers, and of its teams. */
export const fundraisersRead = { method: 'GET', path: '/individual-giving', scope: 'event', access: 'open' } as const
export const teamsRead = { method: 'GET', path: '/individual-giving/teams', scope: 'event', access: 'open' } as const

/** The push events about fundraisers and teams: see `fundraiserDataPush` and `teamDataPush`. */
export const fundraiserDataEvent = 'fundraiser-data'
export const teamDataEvent = 'fundraiser-team-data'
