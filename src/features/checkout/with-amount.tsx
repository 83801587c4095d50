import type { ReactNode } from 'react'

/** A sentence with an amount in place of `\0`. The amount keeps its own direction in right-to-left languages. */
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
