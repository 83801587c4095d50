import type { Page } from 'playwright-core'
import { type Condition, nonce, type Pasted } from './condition.ts'
import { frameworkPages } from './framework-pages.ts'

/** Where the block is in the page, and what is done to it there. */
export const positionConditions: readonly Condition[] = [
  { name: 'moved by append', act: run("document.body.append(document.querySelector('main'))") },
  { name: 'moved by moveBefore', act: run("document.body.moveBefore?.(document.querySelector('main'), null)") },
  {
    name: 'cloned',
    act: run(`const form = document.querySelector('fayre-donation-form'), clone = form.cloneNode(true)
      form.dataset.first = ''; form.after(clone)`),
    form: 'fayre-donation-form[data-first]',
  },
  {
    name: 'removed and put back later',
    act: run(`const form = document.querySelector('fayre-donation-form'), { parentNode } = form
      form.remove(); await new Promise(done => setTimeout(done, 300)); parentNode.append(form)`),
  },
  {
    name: 'emptied and filled again',
    act: run(`const main = document.querySelector('main'), all = [...main.children]
      for (let round = 0; round < 5; round++) { main.replaceChildren(); main.replaceChildren(...all) }`),
  },
  {
    name: 'in another shadow root',
    act: run(`const wall = document.createElement('section'); document.querySelector('main').append(wall)
      wall.attachShadow({ mode: 'open' }).append(document.querySelector('fayre-donation-form'))`),
    card: 'main > section iframe',
  },
  {
    name: 'in a shadow root within another',
    act: run(`const outer = document.createElement('section'), inner = document.createElement('section')
      document.querySelector('main').append(outer); outer.attachShadow({ mode: 'open' }).append(inner)
      inner.attachShadow({ mode: 'open' }).append(document.querySelector('fayre-donation-form'))`),
    card: 'main > section iframe',
  },
  {
    name: 'in a dialog',
    paste: ({ scripts, blocks }) => ({ scripts, blocks: `<dialog>${blocks}</dialog>` }),
    after: "document.querySelector('dialog').showModal()",
  },
  {
    name: 'in a popover',
    paste: ({ scripts, blocks }) => ({ scripts, blocks: `<div popover="manual">${blocks}</div>` }),
    after: "document.querySelector('[popover]').showPopover()",
  },
  {
    name: 'in closed details',
    paste: ({ scripts, blocks }) => ({ scripts, blocks: `<details><summary>Give</summary>${blocks}</details>` }),
    act: page => page.getByText('Give', { exact: true }).first().click(),
  },
  {
    name: 'in a form of the page',
    paste: ({ scripts, blocks }) => ({ scripts, blocks: `<form action="/search">${blocks}</form>` }),
    after: `document.querySelector('form').addEventListener('submit', event => { event.preventDefault(); throw new Error('Theirs was sent') })
      addEventListener('keydown', event => { if (event.key === 'a' && event.target.tagName !== 'INPUT') event.preventDefault() })`,
  },
  {
    name: 'in a link',
    paste: ({ scripts, blocks }) => ({
      scripts,
      blocks: `<a href="/elsewhere">${blocks.replace(/<a .*?<\/a>/g, '')}</a>`,
    }),
  },
  {
    name: 'in a table cell',
    paste: ({ scripts, blocks }) => ({ scripts, blocks: `<table><tr><td>${blocks}</td></tr></table>` }),
  },
  ...Object.entries(frameworkPages).map(([framework, script]) => ({
    name: `mounted and unmounted by ${framework}`,
    paste: ({ scripts }: Pasted) => ({
      scripts: `${scripts}<script nonce="${nonce}">${script()}</script>`,
      blocks: '',
    }),
    act: remount,
    changes: /^window\.(mount|__VUE.*)$/,
    reports: /policy named 'vue'/i,
  })),
  {
    name: 'mounted and unmounted by a plain router',
    paste: ({ scripts, blocks }) => ({ scripts, blocks: `<template>${blocks}</template>` }),
    before: `window.mount = on => document.querySelector('main').replaceChildren(
        on ? document.querySelector('template').content.cloneNode(true) : 'Another page')
      addEventListener('DOMContentLoaded', () => { document.body.append(document.querySelector('template')); mount(true) })`,
    act: remount,
  },
  {
    name: 'beside another version',
    prepare: async (page, demo) => {
      await page.route(/older-total\.js/, async route => {
        const script = await (await route.fetch({ url: `${demo}/total-raised.js` })).text()
        await route.fulfill({
          body: script.replaceAll(/(["'`])\d+\.\d+\.\d+\1/g, '"0.0.1"'),
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        })
      })
    },
    paste: ({ scripts, blocks }) => ({
      scripts: `${scripts}<script nonce="${nonce}" type="module" src="{demo}/older-total.js" data-host="."></script>`,
      blocks,
    }),
  },
  {
    name: 'beside a tag that is taken',
    before: "customElements.define('fayre-donation-progress', class extends HTMLElement {})",
    paste: ({ scripts, blocks }) => ({
      scripts: `${scripts}<script nonce="${nonce}" type="module" src="{demo}/donation-progress.js" data-host="."></script>`,
      blocks: `${blocks}<fayre-donation-progress event="riverside-10k"></fayre-donation-progress>`,
    }),
  },
]

/** The page's own script, run once the form exists. */
function run(lines: string): (page: Page) => Promise<void> {
  return page => page.evaluate(`(async () => { ${lines} })()`)
}

async function remount(page: Page): Promise<void> {
  for (const on of [false, true, false, true]) await page.evaluate(`mount(${on}); undefined`)
}
