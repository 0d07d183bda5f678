import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { walkSources } from './syntax'

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
export function readsByAnyText(folder: string): string[] {
  const places: Place[] = []
  return walkSources(
    folder,
    (node, parent, where, source) => {
      const key = keyOf(node, parent)
      if (key) places.push({ where: `${where()}: ${node.getText(source)}`, key })
    },
    (checker) => {
      const types = checker.getTypeAtLocation(places.map(({ key }) => key))
      return places.filter((_, nth) => isAnyText(types[nth], checker)).map(({ where }) => where)
    },
  )
}
