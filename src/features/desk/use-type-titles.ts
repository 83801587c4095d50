import { useMessages } from '../../hooks/use-messages.ts'
import { deskMessages } from './desk.messages.ts'

export type NamedType = Readonly<{ event_ticket_type_id: string; title: string }>

/** The names of ticket types, by their ids, with a word for one that was deleted. */
export function useTypeTitles(types: readonly NamedType[]): (ids: readonly string[]) => string {
  const say = useMessages(deskMessages)
  const titleOf = (id: string) => types.find(one => one.event_ticket_type_id === id)?.title ?? say('deletedType')
  return ids => ids.map(titleOf).join(', ')
}
