type Props = Readonly<{
  parts: readonly Readonly<{ name: string; amount: number }>[]
  money: (minor: number) => string
}>

/** The amount that each charity gets. */
export function PartRows({ parts, money }: Props) {
  return (
    <ul className="pledge-pay-parts">
      {parts.map(({ name, amount }) => (
        <li key={name}>
          <span>{name}</span> <bdi>{money(amount)}</bdi>
        </li>
      ))}
    </ul>
  )
}
