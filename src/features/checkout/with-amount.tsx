import type { ReactNode } from 'react'

/** A sentence with an amount where it has a `\0`. The amount keeps its own direction in languages from right to left. */
export function WithAmount({ text, amount }: Readonly<{ text: string; amount: ReactNode }>) {
  const [before, after] = text.split('\0')
  return (
    <>
      {before}
      {amount}
      {after}
    </>
  )
}
