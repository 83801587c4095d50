import type { Page } from 'playwright-core'

/** A visitor's steps around an account, found by the visible text. */
export function member(page: Page, demo: string, event: string) {
  const address = `${demo}/${event}`
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: typeof label === 'string' })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' })
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: typeof name === 'string' })

  /** Opens a screen. */
  async function go(path: string): Promise<void> {
    await page.goto(`${address}${path}`)
  }

  /** Signs in with e-mail and password, at an event that asks for them. */
  async function signIn(email: string, password: string, path = '/sign-in'): Promise<void> {
    await go(path)
    await field('Email address').fill(email)
    await field('Password').fill(password)
    await page.keyboard.press('Enter')
  }

  const at = (path: string | RegExp) =>
    page.waitForURL(url => {
      const here = (url.pathname + url.search).replace(`/${event}`, '')
      return typeof path === 'string' ? here === path : path.test(here)
    })

  return { address, field, button, link, heading, go, signIn, at }
}
