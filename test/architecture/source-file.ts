import ts from '@typescript/typescript6'

/** A file of the repository, as the rules see it. */
export interface SourceFile {
  /** From the top of the repository, with slashes. */
  readonly path: string
  readonly text: string
  /** All imports of a TypeScript file, of any kind. */
  readonly imports: readonly Import[]
}

export interface Import {
  /** As written: `../lib/money.ts`, `ofetch`. */
  readonly from: string
  /** The path from the top of the repository, for files of ours. */
  readonly file: string | undefined
  /** Is it removed by the compiler? */
  readonly typeOnly: boolean
  /** Is it a dynamic `import('…')`? */
  readonly lazy: boolean
  /** Is it a re-export: `export … from`? */
  readonly handsOn: boolean
}

export function sourceFile(path: string, text: string): SourceFile {
  return { path, text, imports: /\.tsx?$/.test(path) ? importsOf(path, text) : [] }
}

function importsOf(path: string, text: string): Import[] {
  const found: Import[] = []
  const add = (node: ts.Node | undefined, kind: Partial<Omit<Import, 'from' | 'file'>>) => {
    if (node && ts.isStringLiteralLike(node)) {
      const file = resolve(path, node.text)
      found.push({ from: node.text, file, typeOnly: false, lazy: false, handsOn: false, ...kind })
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, { typeOnly: isTypeOnly(node.importClause) })
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, { typeOnly: node.isTypeOnly, handsOn: true })
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, { typeOnly: true })
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], { lazy: true })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return found
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = clause.namedBindings
  return !clause.name && !!names && ts.isNamedImports(names) && names.elements.every(element => element.isTypeOnly)
}

function resolve(path: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined
  return new URL(from, `file:///${path}`).pathname.slice(1)
}
