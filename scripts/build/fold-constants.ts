import { types } from '@babel/core'
import { transform } from 'esbuild'
import { applied, type Edit, endOf, parse, replace, startOf, walk } from './source-edits.ts'

type Node = types.Node

/** `false`, `null`, `void 0` or `7` as text, also at the end of `a = b = null`; undefined for what is no such constant. */
function constantOf(node: Node | null | undefined): string | undefined {
  if (!node) return 'void 0'
  if (types.isAssignmentExpression(node, { operator: '=' })) return constantOf(node.right)
  if (types.isBooleanLiteral(node) || types.isNumericLiteral(node)) return String(node.value)
  if (types.isNullLiteral(node)) return 'null'
  if (!types.isUnaryExpression(node) || !types.isNumericLiteral(node.argument)) return undefined
  if (node.operator === '!') return String(!node.argument.value)
  return node.operator === 'void' ? 'void 0' : undefined
}

/** What a function always answers, if its body is that answer alone. */
function answerOf({ body, async, generator }: types.FunctionDeclaration): string | undefined {
  const [only, ...more] = body.body
  if (async || generator || more.length || !types.isReturnStatement(only) || !only.argument) return undefined
  return types.isAssignmentExpression(only.argument) ? undefined : constantOf(only.argument)
}

/** How often a name is bound in the file: one that is bound twice is left alone, since a scope may hide the other. */
function bindingsOf(program: types.Program): Map<string, number> {
  const bound = new Map<string, number>()
  const bind = (node: Node | null | undefined) => {
    for (const name of Object.keys(node ? types.getBindingIdentifiers(node) : {}))
      bound.set(name, (bound.get(name) ?? 0) + 1)
  }
  walk(program, (node) => {
    if (types.isVariableDeclarator(node)) bind(node.id)
    else if (types.isCatchClause(node)) bind(node.param)
    else if (types.isClass(node)) bind(node.id)
    else if (types.isFunction(node)) {
      for (const param of node.params) bind(param)
      if ('id' in node) bind(node.id)
    }
  })
  return bound
}

/** Names of the module's own variables and functions that stand for one constant in all their life. */
function constantsOf(program: types.Program): Map<string, string> {
  const held = new Map<string, Set<string | undefined>>()
  for (const statement of program.body) {
    if (types.isFunctionDeclaration(statement) && statement.id)
      held.set(statement.id.name, new Set([answerOf(statement)]))
    if (!types.isVariableDeclaration(statement)) continue
    for (const { id, init } of statement.declarations)
      if (types.isIdentifier(id)) held.set(id.name, new Set([constantOf(init)]))
  }
  const varies = (node: Node) => {
    for (const name of Object.keys(types.getBindingIdentifiers(node))) held.get(name)?.add(undefined)
  }
  walk(program, (node) => {
    if (types.isUpdateExpression(node) && types.isIdentifier(node.argument)) varies(node.argument)
    else if (types.isForXStatement(node) && !types.isVariableDeclaration(node.left)) varies(node.left)
    else if (types.isExportSpecifier(node)) varies(node.local)
    else if (types.isObjectProperty(node) && node.shorthand) varies(node.value)
    else if (types.isAssignmentExpression(node)) {
      if (types.isIdentifier(node.left) && node.operator === '=') held.get(node.left.name)?.add(constantOf(node.right))
      else if (!types.isMemberExpression(node.left)) varies(node.left)
    }
  })
  const bound = bindingsOf(program)
  const constants = new Map<string, string>()
  for (const [name, [value, ...others]] of held)
    if (value && others.length === 0 && bound.get(name) === 1) constants.set(name, value)
  return constants
}

/** May be left out without a trace. */
const isIdle = (node: Node): boolean =>
  types.isIdentifier(node) ||
  types.isLiteral(node) ||
  (types.isMemberExpression(node) && !node.computed && isIdle(node.object))

function withConstants(source: string): string {
  const program = parse(source)
  const constants = constantsOf(program)
  const functions = new Set(
    program.body.flatMap((each) => (types.isFunctionDeclaration(each) && each.id ? [each.id.name] : [])),
  )
  const edits: Edit[] = []
  walk(program, (node, parent) => {
    if (types.isCallExpression(node) && types.isIdentifier(node.callee) && functions.has(node.callee.name)) {
      const value = constants.get(node.callee.name)
      if (value && node.arguments.every(isIdle)) edits.push(replace(node, `(${value})`))
    } else if (types.isAssignmentExpression(node) && types.isIdentifier(node.left) && constants.has(node.left.name))
      edits.push({ start: startOf(node), end: source.indexOf('=', endOf(node.left)) + 1, text: '' })
    else if (types.isIdentifier(node) && parent && types.isReferenced(node, parent) && !functions.has(node.name)) {
      const value = constants.get(node.name)
      if (value) edits.push(replace(node, `(${value})`))
    }
  })
  return applied(source, edits)
}

const simplified = async (source: string): Promise<string> =>
  (await transform(source, { minifySyntax: true, treeShaking: true, format: 'esm', target: 'es2022' })).code

/**
 * What a minifier leaves standing because it looks at one function at a time: variables of a module that never change and
 * functions that always answer the same become their value, again and again until there is none left. What the module
 * does stays the same.
 */
export async function foldConstants(source: string): Promise<string> {
  let text = await simplified(source)
  for (;;) {
    const next = await simplified(withConstants(text))
    if (next === text) return text
    text = next
  }
}
