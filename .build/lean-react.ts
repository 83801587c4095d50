import type { Plugin } from 'rollup'

/**
 * React for a block that is one file: preact by itself, without the part of
 * compat that gives forms, SVG and old lifecycles React's manners. A block
 * that imports more of React than this does not build: it belongs to those
 * that share their parts, and have all of compat.
 */
export function leanReact(root: string): Plugin {
  const shims = `${root}/.build/shims`
  return {
    name: 'fayre-lean-react',
    resolveId(source) {
      if (source === 'react') return '\0lean-react'
      return source === 'react-dom/client' ? `${shims}/react-dom-client.ts` : null
    },
    load: id =>
      id === '\0lean-react'
        ? `
          export { Component, createContext } from 'preact'
          export { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks'
          export { useSyncExternalStore } from '${shims}/use-sync-external-store.ts'`
        : null,
  }
}
