import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { LotKind } from '../../../api/lot-kinds.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { auth } from '../../../store/auth.ts'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { gridIcon, rowsIcon } from '../../../ui/icons.ts'
import { areBiddable, type ListState } from './list-state.ts'
import { listMessages } from './lists.messages.ts'

type Props = Readonly<{
  state: ListState
  kinds: readonly LotKind[]
  onChange: (changes: Partial<ListState>) => void
}>

/** Filters for the visitor's own lots, and the choice between cards and rows. */
export function ListToggles({ state, kinds, onChange }: Props) {
  const { site } = useSurroundings()
  const say = useTermMessages(listMessages)
  const { isAuthenticated } = useStore(auth(site).$state)
  return (
    <fieldset className="lot-toggles">
      <legend>
        <HiddenText>{say('only')}</HiddenText>
      </legend>
      {isAuthenticated && (
        <>
          <Toggle on={state.watching} onPress={watching => onChange({ watching })}>
            {say('watching')}
          </Toggle>
          {areBiddable(kinds) && (
            <Toggle on={state.mine} onPress={mine => onChange({ mine })}>
              {say('mine')}
            </Toggle>
          )}
        </>
      )}
      <Toggle on={state.rows} onPress={rows => onChange({ rows })} label={say('rows')}>
        <Icon path={state.rows ? gridIcon : rowsIcon} />
      </Toggle>
    </fieldset>
  )
}

type ToggleProps = Readonly<{
  on: boolean
  /** The accessible name of an icon. */
  label?: string
  onPress: (on: boolean) => void
  children: ReactNode
}>

function Toggle({ on, label, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={label ? 'lot-toggle lot-toggle-icon' : 'lot-toggle'}
      part="button"
      aria-pressed={on}
      aria-label={label}
      onClick={() => onPress(!on)}
    >
      {children}
    </button>
  )
}
