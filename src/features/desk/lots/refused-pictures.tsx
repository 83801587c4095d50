import { useStore } from '@nanostores/react'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { RefusedPicture, Upload } from '../../../store/upload.ts'
import { Notice } from '../../../ui/notice.tsx'
import { deskMessages } from '../desk.messages.ts'
import { lotsMessages } from './lots.messages.ts'

type Props = Readonly<{ upload: Pick<Upload, '$refused'> }>

/** Names each chosen file that can't be a picture, and says why. */
export function RefusedPictures({ upload: { $refused } }: Props) {
  const refused = useStore($refused)
  return refused.map((picture, index) => (
    <Refused
      // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
      key={index}
      picture={picture}
      onClose={() => $refused.set(refused.filter(one => one !== picture))}
    />
  ))
}

function Refused({ picture: { name, failure }, onClose }: Readonly<{ picture: RefusedPicture; onClose: () => void }>) {
  const say = useMessages(lotsMessages)
  const sayDesk = useMessages(deskMessages)
  const words = useFailure(failure)
  if (failure && !words) return null
  return (
    <Notice
      kind="error"
      title={words ? `${name}: ${words.title}` : say('tooLarge', { name })}
      closeLabel={sayDesk('close')}
      onClose={onClose}
    >
      {words?.text}
    </Notice>
  )
}
