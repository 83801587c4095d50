import { CardGrid } from './card-grid.tsx'
import css from './card-skeletons.css?inline'
import { useStyles } from './styles.ts'
import { variables } from './variables.ts'

type Props = Readonly<{
  count: number
  /** Tells what is loading: "Loading the lots". */
  said: string
  /** Height of a card below its picture, in pixels. */
  body: number
}>

/** Placeholders of picture cards, of the same size. */
export function CardSkeletons({ count, said, body }: Props) {
  useStyles(css)
  return (
    <div className="card-skeletons" style={variables({ '--_bone': `${body}px` })}>
      <p className="card-skeletons-said">{said}</p>
      <CardGrid>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
          <li key={at} className="card-skeleton" />
        ))}
      </CardGrid>
    </div>
  )
}
