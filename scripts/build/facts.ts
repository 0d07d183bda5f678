import { types } from '@babel/core'
import { applied, type Edit, endOf, parse, replace, startOf, walk } from './source-edits.ts'

type Node = types.Node

/** What is known of a file of a library as it is used here; names are those of the library's source. */
export type Facts = {
  /** variables that never hold anything else */
  variables?: Readonly<Record<string, string>>
  /** parameters and other local names that always read as this */
  locals?: Readonly<Record<string, string>>
  /** properties that always read as this */
  properties?: Readonly<Record<string, string>>
  /** functions and methods with another body */
  bodies?: Readonly<Record<string, string>>
  /** properties that nobody reads: they are not made */
  unread?: readonly string[]
  /** methods of classes that nobody calls, accessors that nobody reads */
  uncalled?: readonly string[]
  /** calls that come to nothing */
  idle?: readonly string[]
  /** texts that nothing which is compared with them ever is */
  never?: readonly string[]
  /** loops over nothing, by the name of what they would hold */
  loops?: readonly string[]
  /** sentences of errors and warnings end where they begin to explain */
  isBrief?: boolean
  /** further edits of a node; true when it made some */
  more?: (node: Node, edits: Edit[]) => boolean
}

const nameOf = (node: Node | null | undefined): string => (types.isIdentifier(node) ? node.name : '')

/** `this.x = …` or `x.y = …` as a statement of its own: the name that is written. */
function writtenBy(node: Node): string {
  if (!types.isExpressionStatement(node) || !types.isAssignmentExpression(node.expression, { operator: '=' })) return ''
  const { left } = node.expression
  return types.isMemberExpression(left) && !left.computed ? nameOf(left.property) : ''
}

/** `f(…)` or `x.f(…)` as a statement of its own: the name that is called. */
function calledBy(node: Node): string {
  if (!types.isExpressionStatement(node) || !types.isCallExpression(node.expression)) return ''
  const { callee } = node.expression
  return types.isMemberExpression(callee) && !callee.computed ? nameOf(callee.property) : nameOf(callee)
}

/** An object literal without some of its properties. */
function withoutProperties(node: types.ObjectExpression, isGone: (name: string) => boolean): Edit[] {
  const edits: Edit[] = []
  const { properties } = node
  properties.forEach((each, index) => {
    const key = types.isSpreadElement(each) || each.computed ? '' : nameOf(each.key)
    if (!isGone(key)) return
    const next = properties[index + 1]
    edits.push({ start: startOf(each), end: next ? startOf(next) : endOf(node) - 1, text: '' })
  })
  return edits
}

/** What is said before the explanation: up to the first sign that is none of a name. */
const brief = (text: string): string => /^[\w\s]{0,32}/.exec(text)?.[0].trim() ?? ''

/** The sentence in `new Error('…')` or `console.warn('…')`. */
function sentenceOf(node: Node): Node | undefined {
  const isError = types.isNewExpression(node) && types.isIdentifier(node.callee, { name: 'Error' })
  const isCall = types.isCallExpression(node) && types.isMemberExpression(node.callee)
  const isConsole = isCall && types.isMemberExpression(node.callee) && nameOf(node.callee.object) === 'console'
  return isError || isConsole ? (node as types.NewExpression).arguments[0] : undefined
}

function withBriefSentence(node: Node, edits: Edit[]): void {
  const sentence = sentenceOf(node)
  if (types.isStringLiteral(sentence)) edits.push(replace(sentence, JSON.stringify(brief(sentence.value))))
  if (!types.isTemplateLiteral(sentence)) return
  const [start] = sentence.quasis
  edits.push(replace(sentence, JSON.stringify(brief(start?.value.cooked ?? ''))))
}

/** Writes facts into a source. Throws when one of them is about nothing in it: the library has changed. */
export function withFacts(library: string, source: string, facts: Facts): string {
  const { variables, locals, properties, bodies, isBrief, more } = facts
  const { unread = [], uncalled = [], idle = [], never = [], loops = [] } = facts
  const edits: Edit[] = []
  const missing = new Set([variables, locals, properties, bodies].flatMap((each) => Object.keys(each ?? {})))
  for (const name of [...unread, ...uncalled, ...idle, ...never, ...loops]) missing.add(name)
  if (more) missing.add('what `more` is about')
  const write = (of: Facts['bodies'], name: string, node: Node, text = (fact: string) => fact) => {
    if (!of || !Object.hasOwn(of, name)) return
    missing.delete(name)
    edits.push(replace(node, text(of[name] ?? '')))
  }
  /** what is taken apart there is bound, not read */
  const bound = new Set<Node | undefined>()
  const isIn = (list: readonly string[], name: string) => list.includes(name) && (missing.delete(name) || true)

  walk(parse(source), (node, parent, key) => {
    if (more?.(node, edits)) missing.delete('what `more` is about')
    if (isBrief) withBriefSentence(node, edits)
    if (types.isObjectPattern(node)) for (const each of node.properties) bound.add(each)
    if (types.isIdentifier(node) && parent && !bound.has(parent) && types.isReferenced(node, parent)) {
      const isShort = types.isObjectProperty(parent) && parent.shorthand
      write(locals, node.name, node, (fact) => (isShort ? `${node.name}: ${fact}` : `(${fact})`))
    } else if (types.isFunctionDeclaration(node)) write(bodies, nameOf(node.id), node.body, (fact) => `{ ${fact} }`)
    else if (types.isClassMethod(node) || types.isObjectMethod(node)) {
      if (types.isClassMethod(node) && isIn(uncalled, nameOf(node.key))) edits.push(replace(node, ''))
      else write(bodies, nameOf(node.key), node.body, (fact) => `{ ${fact} }`)
    } else if (types.isVariableDeclarator(node)) {
      const { id, init } = node
      if (types.isFunction(init)) write(bodies, nameOf(id), init.body, (fact) => `{ ${fact} }`)
      else if (init) write(variables, nameOf(id), init)
    } else if (types.isAssignmentExpression(node)) write(variables, nameOf(node.left), node.right)
    else if (types.isObjectExpression(node)) edits.push(...withoutProperties(node, (name) => isIn(unread, name)))
    else if (types.isObjectProperty(node) && types.isFunction(node.value))
      write(bodies, nameOf(node.key), node.value.body, (fact) => `{ ${fact} }`)
    else if (isIn(unread, writtenBy(node)) || isIn(idle, calledBy(node))) edits.push(replace(node, ';'))
    else if (types.isClassProperty(node) && isIn(unread, nameOf(node.key))) edits.push(replace(node, ''))
    else if (types.isForOfStatement(node) && types.isVariableDeclaration(node.left)) {
      if (isIn(loops, nameOf(node.left.declarations[0]?.id))) edits.push(replace(node, ';'))
    } else if (types.isBinaryExpression(node) && types.isStringLiteral(node.right)) {
      const isEqual = node.operator === '==='
      if ((isEqual || node.operator === '!==') && isIn(never, node.right.value))
        edits.push(replace(node, isEqual ? '!1' : '!0'))
    }
    if ((types.isMemberExpression(node) || types.isOptionalMemberExpression(node)) && !node.computed) {
      const isWritten = types.isAssignmentExpression(parent) && key === 'left'
      if (!isWritten) write(properties, nameOf(node.property), node, (fact) => `(${fact})`)
    }
  })
  if (missing.size)
    throw new Error(`${library} holds no ${[...missing].join(', ')}: read it and mend the facts about it`)
  return applied(source, edits)
}
