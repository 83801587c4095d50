import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { Words } from '../../store/failure-handling.ts'
import { noticeMessages } from '../../store/notices.messages.ts'
import { notices, noticeTime } from '../../store/notices.ts'
import { problemMessages } from '../../store/problem.messages.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { NoticeStack } from '../../ui/notice-stack.tsx'

/** The stack of notices, and the dialog for one that must be answered. */
export function Notices() {
  const { site } = useSurroundings()
  const words = useWords()
  const { $list, dismiss } = notices(site)
  const list = useStore($list)
  const asking = list.find(notice => notice.blocks)
  return (
    <>
      <NoticeStack
        label={words({ key: 'region' })}
        closeLabel={words({ key: 'close' })}
        time={noticeTime}
        onDismiss={dismiss}
        notices={list
          .filter(notice => !notice.blocks)
          .map(({ id, tone, title, text, action, stays }) => ({
            id,
            tone,
            title: words(title),
            text: text && words(text),
            action: action && { label: words(action.label), run: action.run },
            stays,
          }))}
      />
      {asking?.action && (
        <AlertDialog
          open
          title={words(asking.title)}
          action={{ label: words(asking.action.label), run: asking.action.run }}
        >
          {asking.text && <p>{words(asking.text)}</p>}
        </AlertDialog>
      )}
    </>
  )
}

/** The server's text unchanged, or the catalogue's in the reader's language. */
function useWords(): (words: Words) => string {
  const sayProblem = useMessages(problemMessages)
  const sayNotice = useMessages(noticeMessages)
  return words => {
    if (typeof words === 'string') return words
    return isNoticeKey(words.key) ? sayNotice(words.key) : sayProblem(words.key)
  }
}

function isNoticeKey(key: string): key is keyof typeof noticeMessages {
  return Object.hasOwn(noticeMessages, key)
}
