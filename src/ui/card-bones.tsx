import css from './card-bones.css?inline'
import { CardGrid } from './page.tsx'
import { useStyles } from './styles.ts'
import { variables } from './variables.ts'

type Props = Readonly<{
  count: number
  /** What is loading, in words. */
  said: string
  /** Pixels below the picture. */
  body: number
}>

/** Picture cards without content, with the geometry of those that come. */
export function CardBones({ count, said, body }: Props) {
  useStyles(css)
  return (
    <div className="card-bones" style={variables({ '--_bone': `${body}px` })}>
      <p className="card-bones-said">{said}</p>
      <CardGrid>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
          <li key={at} className="card-bone" />
        ))}
      </CardGrid>
    </div>
  )
}
