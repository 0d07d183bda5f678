import { types } from '@babel/core'
import { applied, type Edit, parse, replace, startOf, textOf, walk } from './source-edits.ts'

type Node = types.Node

const exportOf = (node: Node | null | undefined): string | undefined =>
  types.isMemberExpression(node) &&
  types.isIdentifier(node.object, { name: 'exports' }) &&
  types.isIdentifier(node.property)
    ? node.property.name
    : undefined

const requiredBy = (node: Node | null | undefined): string | undefined =>
  types.isCallExpression(node) &&
  types.isIdentifier(node.callee, { name: 'require' }) &&
  types.isStringLiteral(node.arguments[0])
    ? node.arguments[0].value
    : undefined

/** A file in CommonJS as a module, so that what nobody imports of it is left out; `wanted` narrows its exports. */
export function asModule(source: string, wanted?: readonly string[]): string {
  const program = parse(source)
  const edits: Edit[] = []
  const head: string[] = []
  for (const statement of program.body) {
    if (!types.isVariableDeclaration(statement)) continue
    const rest = statement.declarations.filter(({ id, init }) => {
      const from = requiredBy(init)
      if (from && types.isIdentifier(id)) head.push(`import * as ${id.name} from ${JSON.stringify(from)};`)
      return !from
    })
    if (rest.length === statement.declarations.length) continue
    const others = rest.map((each) => textOf(each, source)).join(', ')
    edits.push(replace(statement, others && `${statement.kind} ${others};`))
  }
  const written = new Map<string, number>()
  walk(program, (node, parent) => {
    const name = exportOf(node)
    if (!name) return
    edits.push(replace(node, `${name}$`))
    if (types.isAssignmentExpression(parent) && parent.left === node) written.set(name, (written.get(name) ?? 0) + 1)
  })
  const declared = new Set<string>()
  for (const statement of program.body) {
    if (!types.isExpressionStatement(statement) || !types.isAssignmentExpression(statement.expression)) continue
    const name = exportOf(statement.expression.left)
    if (!name || written.get(name) !== 1) continue
    declared.add(name)
    edits.push({ start: startOf(statement), end: startOf(statement), text: 'var ' })
  }
  const names = [...written.keys()]
  for (const name of names) if (!declared.has(name)) head.push(`let ${name}$;`)
  const exported = names.filter((name) => !wanted || wanted.includes(name)).map((name) => `${name}$ as ${name}`)
  return `${head.join('\n')}\n${applied(source, edits)}\nexport { ${exported.join(', ')} }`
}
