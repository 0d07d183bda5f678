/** A persistent map from key to position: a trie over the key's hash, 32 branches per level. */
export type Index = Branch

type Leaf = { readonly hash: number; readonly key: string; readonly position: number }
/** `nodes[i]` belongs to the i-th set bit; below the last level the nodes are leaves with equal hashes */
type Branch = { readonly bits: number; readonly nodes: readonly Node[] }
type Node = Leaf | Branch

export const emptyIndex: Index = { bits: 0, nodes: [] }

const step = 5
const depth = 35

/** FNV-1a over UTF-16 units, mixed so that the low bits, which are used first, depend on all bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}

const isLeaf = (node: Node): node is Leaf => 'key' in node
const bitAt = (hash: number, shift: number): number => 1 << ((hash >>> shift) & 31)

function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Position of the key, or -1. */
export function placeOf(index: Index, key: string): number {
  const hash = hashOf(key)
  let branch: Branch = index
  for (let shift = 0; shift < depth; shift += step) {
    const bit = bitAt(hash, shift)
    if ((branch.bits & bit) === 0) return -1
    const node = branch.nodes[countBits(branch.bits & (bit - 1))] as Node
    if (isLeaf(node)) return node.key === key ? node.position : -1
    branch = node
  }
  const leaf = (branch.nodes as readonly Leaf[]).find((each) => each.key === key)
  return leaf ? leaf.position : -1
}

export const withPosition = (index: Index, key: string, position: number): Index =>
  inserted(index, { hash: hashOf(key), key, position }, 0)

function inserted(branch: Branch, leaf: Leaf, shift: number): Branch {
  if (shift >= depth)
    return { bits: 0, nodes: [...branch.nodes.filter((each) => (each as Leaf).key !== leaf.key), leaf] }
  const bit = bitAt(leaf.hash, shift)
  const at = countBits(branch.bits & (bit - 1))
  const node = branch.nodes[at]
  if ((branch.bits & bit) === 0 || !node) return { bits: branch.bits | bit, nodes: branch.nodes.toSpliced(at, 0, leaf) }
  if (!isLeaf(node)) return { bits: branch.bits, nodes: branch.nodes.with(at, inserted(node, leaf, shift + step)) }
  if (node.key === leaf.key) return { bits: branch.bits, nodes: branch.nodes.with(at, leaf) }
  const both = inserted(inserted(emptyIndex, node, shift + step), leaf, shift + step)
  return { bits: branch.bits, nodes: branch.nodes.with(at, both) }
}

/** The index without an existing key. */
export const withoutPosition = (index: Index, key: string): Index => removed(index, hashOf(key), key, 0)

function removed(branch: Branch, hash: number, key: string, shift: number): Branch {
  if (shift >= depth) return { bits: 0, nodes: branch.nodes.filter((each) => (each as Leaf).key !== key) }
  const bit = bitAt(hash, shift)
  const at = countBits(branch.bits & (bit - 1))
  const node = branch.nodes[at] as Node
  const rest = isLeaf(node) ? emptyIndex : removed(node, hash, key, shift + step)
  if (rest.nodes.length === 0) return { bits: branch.bits & ~bit, nodes: branch.nodes.toSpliced(at, 1) }
  return { bits: branch.bits, nodes: branch.nodes.with(at, rest) }
}
