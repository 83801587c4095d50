import { act } from '@testing-library/react'

/** Does something and waits until all that follows from it has been rendered. */
export async function acting(change: () => unknown): Promise<void> {
  await act(async () => {
    await change()
  })
}
