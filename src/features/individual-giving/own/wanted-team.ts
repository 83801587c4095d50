import { useSurroundings } from '../../../hooks/context.ts'

/** The id of the team whose page asked the user to join; empty without one. */
export function useWantedTeam(): string {
  const { links } = useSurroundings()
  return new URLSearchParams(links?.here().split('?')[1]).get('team') ?? ''
}
