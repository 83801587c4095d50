import { useStore } from '@nanostores/react'
import { useCommandFailure, useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useUnanswered } from '../../hooks/use-unanswered.ts'
import type { RefusedPicture, Upload } from '../../store/upload.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { donatedItemsMessages } from './donated-items.messages.ts'

/** The pictures that can't be used, and those that were not uploaded yet. */
export function UploadProblems({ upload }: Readonly<{ upload: Upload }>) {
  const say = useMessages(donatedItemsMessages)
  const refused = useStore(upload.$refused)
  const [file] = useStore(upload.$waiting)
  const failure = useUnanswered(upload.send, useCommandFailure(upload.send), say('uploadKept'))
  return (
    <>
      {refused.map((picture, index) => (
        <Refused
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
          key={index}
          picture={picture}
          onClose={() => upload.$refused.set(refused.filter(one => one !== picture))}
        />
      ))}
      {failure && (
        <Notice
          kind={failure.kind ?? 'error'}
          title={file ? `${file.name}: ${failure.title}` : failure.title}
          action={
            <>
              <Button onClick={() => void upload.send.run()}>{say('again')}</Button>
              <Button variant="quiet" onClick={upload.drop}>
                {say('drop')}
              </Button>
            </>
          }
        >
          {failure.text}
        </Notice>
      )}
    </>
  )
}

type RefusedProps = Readonly<{ picture: RefusedPicture; onClose: () => void }>

function Refused({ picture: { name, failure }, onClose }: RefusedProps) {
  const say = useMessages(donatedItemsMessages)
  const words = useFailure(failure)
  if (failure && !words) return null
  return (
    <Notice
      kind="error"
      title={words ? `${name}: ${words.title}` : say('tooLarge', { name })}
      closeLabel={say('close')}
      onClose={onClose}
    >
      {words?.text}
    </Notice>
  )
}
