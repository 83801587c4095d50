import { act } from '@testing-library/react'

/** Runs an action and waits until everything that follows is rendered. */
export async function acting(change: () => unknown): Promise<void> {
  await act(async () => {
    await change()
  })
}
