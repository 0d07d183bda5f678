import { types } from '@babel/core'
import { applied, type Edit, parse, replace, walk } from './source-edits.ts'

/** What is known of a file of a library as it is used here; names are those of the library's source. */
export type Facts = {
  /** variables that never hold anything else */
  variables?: Readonly<Record<string, string>>
  /** properties that always read as this */
  properties?: Readonly<Record<string, string>>
  /** functions and methods with another body */
  bodies?: Readonly<Record<string, string>>
  /** further edits of a node; true when it made some */
  more?: (node: types.Node, edits: Edit[]) => boolean
}

const nameOf = (node: types.Node | null | undefined): string => (types.isIdentifier(node) ? node.name : '')

/** Writes facts into a source. Throws when one of them is about nothing in it: the library has changed. */
export function withFacts(library: string, source: string, { variables, properties, bodies, more }: Facts): string {
  const edits: Edit[] = []
  const missing = new Set([variables, properties, bodies].flatMap((facts) => Object.keys(facts ?? {})))
  if (more) missing.add('what `more` is about')
  const write = (facts: Facts['bodies'], name: string, node: types.Node, text = (fact: string) => fact) => {
    if (!facts || !Object.hasOwn(facts, name)) return
    missing.delete(name)
    edits.push(replace(node, text(facts[name] ?? '')))
  }
  walk(parse(source), (node, parent, key) => {
    if (more?.(node, edits)) missing.delete('what `more` is about')
    if (types.isFunctionDeclaration(node)) write(bodies, nameOf(node.id), node.body, (fact) => `{ ${fact} }`)
    else if (types.isClassMethod(node)) write(bodies, nameOf(node.key), node.body, (fact) => `{ ${fact} }`)
    else if (types.isAssignmentExpression(node)) write(variables, nameOf(node.left), node.right)
    else if (types.isMemberExpression(node) && !node.computed) {
      const isWritten = types.isAssignmentExpression(parent) && key === 'left'
      if (!isWritten) write(properties, nameOf(node.property), node, (fact) => `(${fact})`)
    }
  })
  if (missing.size)
    throw new Error(`${library} holds no ${[...missing].join(', ')}: read it and mend the facts about it`)
  return applied(source, edits)
}
