import { useFrameWords } from '../../hooks/use-resource.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

type Props = Readonly<{
  /** No answer for a while. */
  slow?: boolean
  /** Pixels. */
  height: number
}>

/** A part of the checkout that waits for a read, and after a while says so to everybody. */
export function Waiting({ slow = false, height }: Props) {
  const words = useFrameWords()
  return (
    <div role="status" aria-busy="true" aria-label={slow ? words.slow : words.loading}>
      <Skeleton height={height} radius={12} />
      {slow && <p>{words.slow}</p>}
    </div>
  )
}
