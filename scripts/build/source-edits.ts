import { parseSync, types } from '@babel/core'

type Node = types.Node

/** Text in place of what stands between two offsets; nothing in between is an insertion. */
export type Edit = { start: number; end: number; text: string }

export function parse(source: string): types.Program {
  const file = parseSync(source, { configFile: false, babelrc: false, sourceType: 'module' })
  if (!file) throw new Error('nothing to parse')
  return file.program
}

/** Calls for a node and all that is in it; `key` says where in its parent it stands. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined, key: string) => void,
  parent?: Node,
  key = '',
): void {
  visit(node, parent, key)
  for (const name of types.VISITOR_KEYS[node.type] ?? []) {
    const inside = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[name]
    for (const each of Array.isArray(inside) ? inside : [inside]) if (each) walk(each, visit, node, name)
  }
}

export const startOf = (node: Node): number => node.start ?? Number.NaN
export const endOf = (node: Node): number => node.end ?? Number.NaN
export const replace = (node: Node, text: string): Edit => ({ start: startOf(node), end: endOf(node), text })
export const textOf = (node: Node, source: string): string => source.slice(startOf(node), endOf(node))

/** The source with the edits in it. An edit inside of another one is dropped: the outer has replaced its place. */
export function applied(source: string, edits: readonly Edit[]): string {
  const isInsertion = ({ start, end }: Edit) => Number(start === end)
  const order = (a: Edit, b: Edit) => a.start - b.start || isInsertion(b) - isInsertion(a) || b.end - a.end
  let text = ''
  let at = 0
  for (const edit of [...edits].sort(order)) {
    if (edit.start < at) continue
    text += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + source.slice(at)
}
