import { type ElementReference, typeOfDetail } from './element-reference.ts'

/**
 * Types for JSX and templates in React, Preact, Vue and Svelte, by file name below `dist/npm/types`. Each augments a
 * module that a project may not have, so none is imported automatically.
 */
export function frameworkTypes(elements: readonly ElementReference[]): Record<string, string> {
  const imports = elements
    .map(({ name, typeName }) => `import type { ${typeName}Attributes, ${typeName}Element } from '../${name}.js'`)
    .join('\n')
  const entries = (type: (element: ElementReference) => string, indent: string) =>
    elements.map(element => `${indent}'${element.tag}': ${type(element)}`).join('\n')
  return {
    'react.d.ts': `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${imports}

declare module 'react' {
  interface CSSProperties {
    [property: \`--fayre-\${string}\`]: string | undefined
  }
  namespace JSX {
    interface IntrinsicElements {
${entries(({ typeName, events }) => `DetailedHTMLProps<HTMLAttributes<${typeName}Element>, ${typeName}Element> & ${typeName}Attributes${listeners(events)}`, '      ')}
    }
  }
}
`,
    'preact.d.ts': `import type { ClassAttributes, HTMLAttributes } from 'preact'
${imports}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${entries(({ typeName, events }) => `ClassAttributes<${typeName}Element> & HTMLAttributes<${typeName}Element> & ${typeName}Attributes${listeners(events)}`, '      ')}
    }
  }
}
`,
    'vue.d.ts': `import type { DefineComponent } from 'vue'
${imports.replaceAll(/, \w+Element/g, '')}

declare module 'vue' {
  interface GlobalComponents {
${entries(({ typeName }) => `DefineComponent<${typeName}Attributes>`, '    ')}
  }
}
`,
    'svelte.d.ts': `import type { HTMLAttributes } from 'svelte/elements'
${imports}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${entries(({ typeName, events }) => `HTMLAttributes<${typeName}Element> & ${typeName}Attributes${listeners(events)}`, '    ')}
  }
}
`,
  }
}

/** These frameworks listen to exactly NAME for an `onNAME` prop. */
function listeners(events: ElementReference['events']): string {
  if (!events.length) return ''
  const fields = events.map(({ name, detail }) => `'on${name}'?: (event: CustomEvent<${typeOfDetail(detail)}>) => void`)
  return ` & { ${fields.join('; ')} }`
}
