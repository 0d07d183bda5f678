import { relative } from 'node:path'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

type Place = { where: string; key: Node }

const anyText = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.Any | TypeFlags.Unknown

/** Whether a key of this type may be any text at all, and so `__proto__` or `constructor`. */
function isAnyText(type: Type | undefined, checker: Checker): boolean {
  if (!type || type.flags & anyText) return true
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some((each) => isAnyText(each, checker))
  return type.isTypeParameter() && isAnyText(checker.getBaseConstraintOfType(type), checker)
}

/** What is read as `table[key]` or asked as `key in table`; what is written there counts as little as a number does. */
function keyOf(node: Node, parent: Node): Node | undefined {
  if (is.isBinaryExpression(node))
    return node.operatorToken.kind === SyntaxKind.InKeyword && !is.isPrivateIdentifier(node.left)
      ? node.left
      : undefined
  if (!is.isElementAccessExpression(node)) return undefined
  const isWritten =
    is.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === SyntaxKind.EqualsToken
  if (isWritten) return undefined
  // what a key is said to be does not make it so
  const key = node.argumentExpression
  return is.isAsExpression(key) ? key.expression : key
}

/** Where the sources below `folder` read a table by a key that may be any text: `file:line: expression`. */
export function readsByAnyText(folder: string, root = process.cwd()): string[] {
  const api = new API({ cwd: root })
  try {
    const config = `${root}/tsconfig.json`
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`no project at ${config}`)
    const { program, checker } = project
    const places: Place[] = []
    for (const name of program.getSourceFileNames()) {
      const file = relative(root, name)
      if (!file.startsWith(`${folder}/`) || file.endsWith('.d.ts')) continue
      const source = program.getSourceFile(name)
      if (!source) continue
      const walk = (node: Node, parent: Node) => {
        const key = keyOf(node, parent)
        const line = () => source.text.slice(0, node.getStart(source)).split('\n').length
        if (key) places.push({ where: `${file}:${line()}: ${node.getText(source)}`, key })
        node.forEachChild((child) => walk(child, node))
      }
      source.forEachChild((child) => walk(child, source))
    }
    const types = checker.getTypeAtLocation(places.map(({ key }) => key))
    return places.filter((_, nth) => isAnyText(types[nth], checker)).map(({ where }) => where)
  } finally {
    api.close()
  }
}
