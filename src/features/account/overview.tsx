import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useTermMessages } from '../../hooks/use-term-messages.ts'
import { pathTo } from '../../lib/path-to.ts'
import { auth } from '../../store/auth.ts'
import { Button } from '../../ui/button.tsx'
import { CardGrid } from '../../ui/card-grid.tsx'
import { Tile } from '../../ui/tile.tsx'
import { accountMessages } from './account.messages.ts'
import type { AccountSection } from './account-section.ts'

/** Links to every section of the account, the owner's name, and sign-out. */
export function Overview({ sections }: Readonly<{ sections: readonly AccountSection[] }>) {
  const { site } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useTermMessages(accountMessages)
  const { user } = useStore(auth(site).$state)
  const { charity_name: charity } = useSettings()

  function logOut() {
    open(pathTo('home'))
    auth(site).logOut()
  }

  return (
    <>
      <CardGrid>
        {sections.map(({ key, title, icon }) => (
          <li key={key}>
            <Tile
              href={hrefTo('account', { rest: [key] })}
              title={say(title)}
              text={say(`${title}Text`, { charity })}
              icon={icon}
            />
          </li>
        ))}
      </CardGrid>
      <div className="account-foot">
        <p>{user?.email ?? user?.mobile}</p>
        <Button onClick={logOut}>{say('logOut')}</Button>
      </div>
    </>
  )
}
