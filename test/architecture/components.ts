import { matches, type Rule } from './rule.ts'
import type { SourceFile } from './source-file.ts'

const missing = 'useActionState|useOptimistic|useFormStatus|Activity|ViewTransition|prefetchDNS|preinit|preload'

export const preactCanDo: Rule = {
  name: 'uses of React what preact has too',
  check: file =>
    /^(?:src|widgets)\/.*\.tsx?$/.test(file.path)
      ? [
          ...matches(file, new RegExp(`^import\\s[^'"]*\\b(?:${missing})\\b[^'"]*['"]react(?:-dom)?['"]`, 'gm')),
          ...matches(file, /<form\b[^>]*\saction=\{|\sformAction=\{/g),
        ]
      : [],
  bad: [
    ['src/ui/form.tsx', "import { useActionState } from 'react'"],
    ['src/ui/form.tsx', "import {\n  useState,\n  useOptimistic,\n} from 'react'"],
    ['src/ui/form.tsx', "import { useFormStatus } from 'react-dom'"],
    ['src/ui/form.tsx', '<form className="gift" action={submit}>'],
    ['src/ui/form.tsx', '<button formAction={submit}>'],
  ],
  good: [
    ['src/ui/form.tsx', "import { useState } from 'react'\nimport { preload } from './images.ts'"],
    ['src/ui/form.tsx', '<form onSubmit={submit}>'],
  ],
}

const react = /^(?:react|react-dom|@nanostores\/react)(?:\/|$)/

export const noReactBelow: Rule = {
  name: 'keeps React out of stores and of what they use',
  check: ({ path, imports }) =>
    /^src\/(?:store|api|lib)\/|\.store\.ts$/.test(path)
      ? imports.filter(({ from }) => react.test(from)).map(({ from }) => `${path} may not import ${from}`)
      : [],
  bad: [
    ['src/store/site.ts', "import { useStore } from '@nanostores/react'"],
    ['src/store/context.ts', "import { createContext } from 'react'"],
    ['src/features/polls/poll.store.ts', "import type { ReactNode } from 'react'"],
  ],
  good: [
    ['src/hooks/use-live.ts', "import { useStore } from '@nanostores/react'"],
    ['src/store/site.ts', "import { atom } from 'nanostores'"],
  ],
}

export const noReachingOut: Rule = {
  name: 'reaches into the page through references, not by searching it',
  check: file => (isComponent(file) ? matches(file, /\bdocument\s*\.\s*(?:querySelector(?:All)?|getElement\w+)/g) : []),
  bad: [
    ['src/ui/dialog.tsx', "document.querySelector('dialog')"],
    ['src/features/polls/poll.tsx', "document.getElementById('poll')"],
  ],
  good: [
    ['src/ui/dialog.tsx', "root.querySelector('dialog')"],
    ['test/browser/dialog.test.ts', "document.querySelector('dialog')"],
  ],
}

const isComponent = ({ path }: SourceFile) => /^src\/(?:hooks|ui|features|microsite)\/.*\.tsx?$/.test(path)
